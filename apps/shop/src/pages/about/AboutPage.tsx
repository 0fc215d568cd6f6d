import { AboutIntro, Button, ColourChart, Container, NoWrap, Statements, ValueCards } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { usePageData } from '../../frame/usePageData.ts';
import type { AboutData } from '../../pageData.ts';

const statements = [
  {
    title: 'Notre mission',
    bottle: { id: '6', image: '/images/products/product-6.png' },
    text: (
      <>
        Accompagner les adultes qui vapent avec des saveurs justes, des étiquettes lisibles et des prix clairs. Pas de
        promesse&nbsp;: une liste d’ingrédients.
      </>
    ),
  },
  {
    title: 'Notre engagement qualité',
    bottle: { id: '7', image: '/images/products/product-7.png' },
    text: (
      <>Propylène glycol et glycérine d’origine végétale, arômes alimentaires, nicotine de qualité pharmaceutique.</>
    ),
  },
];

const values = [
  {
    title: 'La justesse',
    text: 'Un goût se reconnaît les yeux fermés, ou ne sort pas de l’atelier.',
  },
  {
    title: 'La clarté',
    text: 'La composition de chaque flacon est publiée sur sa page.',
  },
  {
    title: 'Le soin',
    text: 'Une personne répond à vos messages, sous 24\u00a0à\u00a048\u00a0heures.',
  },
];

export default function AboutPage() {
  const data = usePageData<AboutData>();
  return (
    <>
      <PageHead
        title="Notre Histoire"
        description={
          'Maison Nuée compose ses e-liquides comme des parfums\u00a0: des étiquettes lisibles, des prix clairs.'
        }
        canonical="/about"
      />
      <AboutIntro title="Notre Histoire">
        Maison Nuée est née d’une idée simple&nbsp;: composer un <NoWrap>e-liquide</NoWrap> comme on compose un parfum,
        avec une tête, un cœur et un souvenir. Nos recettes sont retravaillées jusqu’à ce que rien ne dépasse.
      </AboutIntro>
      <Statements statements={statements} />
      <Container paddingY={{ base: 72, lg: 128 }}>
        <ValueCards values={values} />
      </Container>
      {data && <ColourChart bands={data.chart} pictures="aromas" />}
      <Container paddingTop={{ base: 40, lg: 56 }} paddingBottom={{ base: 72, lg: 96 }}>
        <Button href="/catalogue">Découvrir nos produits</Button>
      </Container>
    </>
  );
}
