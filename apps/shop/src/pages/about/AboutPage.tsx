import {
  AboutIntro,
  Box,
  Button,
  Container,
  HandHeartIcon,
  LeafIcon,
  NoWrap,
  ScrollIcon,
  Stack,
  Statements,
  ValueCards,
} from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';

const statements = [
  {
    title: 'Notre mission',
    text: (
      <>
        Accompagner les adultes qui vapent avec des saveurs justes, des étiquettes lisibles et des prix clairs. Pas de
        promesse&nbsp;: une liste d’ingrédients.
      </>
    ),
  },
  {
    title: 'Notre engagement qualité',
    text: (
      <>Propylène glycol et glycérine d’origine végétale, arômes alimentaires, nicotine de qualité pharmaceutique.</>
    ),
  },
];

const values = [
  {
    icon: <LeafIcon size={24} />,
    title: 'La justesse',
    text: 'Un goût se reconnaît les yeux fermés, ou ne sort pas de l’atelier.',
  },
  {
    icon: <ScrollIcon size={24} />,
    title: 'La clarté',
    text: 'La composition de chaque flacon est publiée sur sa page.',
  },
  {
    icon: <HandHeartIcon size={24} />,
    title: 'Le soin',
    text: 'Une personne répond à vos messages, sous 24\u00a0à\u00a048\u00a0heures.',
  },
];

export default function AboutPage() {
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
      <Container paddingY={{ base: 72, lg: 128 }}>
        <Stack gap={{ base: 72, lg: 128 }}>
          <Statements statements={statements} />
          <Stack gap={{ base: 40, lg: 56 }}>
            <ValueCards values={values} />
            <Box>
              <Button href="/catalogue">Découvrir nos produits</Button>
            </Box>
          </Stack>
        </Stack>
      </Container>
    </>
  );
}
