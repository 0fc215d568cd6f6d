import { ContentPage, Contents, NoWrap, Prose, type ProseSection, TextLink } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { useHouse } from '../../frame/useHouse.ts';
import type { House } from '../../house.ts';
import { isDemonstration } from '../../site.ts';

/** The director and the host of an invented company: a shop in service names its own. */
const imaginaryPublisher: readonly ProseSection[] = [
  {
    id: 'publication',
    title: 'Direction de la publication',
    body: <p>Hélène Marchand, présidente de Maison Nuée SAS.</p>,
  },
  {
    id: 'hebergement',
    title: 'Hébergement',
    body: (
      <p>
        Le site est hébergé par Brume Hébergement SARL, société fictive, 2&nbsp;quai de la Brume, 44000&nbsp;Nantes,
        France.
      </p>
    ),
  },
];

/** What the law requires in the notice of a shop in service, as far as the owner has set it. */
const publisherOf = ({ publisher, host }: House): readonly ProseSection[] => [
  ...(publisher === undefined
    ? []
    : [{ id: 'publication', title: 'Direction de la publication', body: <p>{publisher}.</p> }]),
  ...(host === undefined
    ? []
    : [{ id: 'hebergement', title: 'Hébergement', body: <p>Le site est hébergé par {host}.</p> }]),
];

/** The company in the registers: `RCS Nantes 000 000 000, SIRET … TVA intracommunautaire …`. */
const registersOf = ({ rcs, siret, vatNumber }: House): string =>
  [
    rcs && (/^RCS/i.test(rcs) ? rcs : `RCS ${rcs}`),
    siret && `SIRET ${siret}`,
    vatNumber && `TVA intracommunautaire ${vatNumber}`,
  ]
    .filter(Boolean)
    .join('. ');

const sectionsOf = (house: House, demonstration: boolean): readonly ProseSection[] => {
  const registers = demonstration
    ? 'RCS Nantes 000\u00a0000\u00a0000. TVA intracommunautaire FR00\u00a0000000000'
    : registersOf(house);
  return [
    {
      id: 'editeur',
      title: 'Éditeur',
      body: (
        <>
          <p>
            {house.company}
            {demonstration
              ? ', société par actions simplifiée au capital de 10\u00a0000\u00a0€'
              : house.capital && ` au capital de ${house.capital}`}
            .
            {house.address !== undefined && (
              <>
                <br />
                Siège social&nbsp;: {house.address}.
              </>
            )}
            {registers !== '' && (
              <>
                <br />
                {registers}.
              </>
            )}
            {(house.phone ?? house.email) !== undefined && <br />}
            {house.phone !== undefined && `Téléphone\u00a0: ${house.phone.replaceAll(' ', '\u00a0')}. `}
            {house.email !== undefined && (
              <>
                E-mail&nbsp;: <TextLink href={`mailto:${house.email}`}>{house.email}</TextLink>.
              </>
            )}
          </p>
          {demonstration && (
            <p>
              Maison Nuée est une maison imaginée&nbsp;: la société, ses coordonnées et ses numéros d’immatriculation
              sont fictifs. Cette boutique est une démonstration&nbsp;: aucun paiement réel n’est effectué et aucun
              flacon n’est expédié.
            </p>
          )}
        </>
      ),
    },
    ...(demonstration ? imaginaryPublisher : publisherOf(house)),
    {
      id: 'majeurs',
      title: 'Vente réservée aux adultes',
      body: (
        <p>
          La vente de produits contenant de la nicotine est interdite aux mineurs de moins de 18&nbsp;ans. La nicotine
          contenue dans nos <NoWrap>e-liquides</NoWrap> crée une forte dépendance. Leur usage par les non-fumeurs n’est
          pas recommandé.
        </p>
      ),
    },
    {
      id: 'propriete',
      title: 'Propriété intellectuelle',
      body: (
        <p>
          Le nom Maison Nuée, ses textes, ses photographies et ses dessins appartiennent à {house.company}. Toute
          reproduction demande notre accord écrit.
        </p>
      ),
    },
    {
      id: 'responsabilite',
      title: 'Responsabilité',
      body: (
        <p>
          Nous relisons nos pages avec soin. Si une erreur subsiste, signalez-la depuis la page{' '}
          <TextLink href="/contact">Contact</TextLink>&nbsp;: nous la corrigeons. Les sites vers lesquels mènent nos
          liens répondent de leur propre contenu.
        </p>
      ),
    },
    {
      id: 'donnees',
      title: 'Données personnelles',
      body: (
        <p>
          Ce que nous recueillons, et pourquoi, figure dans la{' '}
          <TextLink href="/politique-confidentialite">politique de confidentialité</TextLink>. Ce que votre navigateur
          garde figure à la page <TextLink href="/cookies">Cookies</TextLink>.
        </p>
      ),
    },
  ];
};

interface LegalNoticePageProps {
  /** Whether missing settings are invented. Default that of the build. */
  demonstration?: boolean;
}

export default function LegalNoticePage({ demonstration = isDemonstration }: LegalNoticePageProps) {
  const sections = sectionsOf(useHouse(demonstration), demonstration);
  return (
    <>
      <PageHead
        title="Mentions légales"
        description="Éditeur, hébergement et propriété intellectuelle de la boutique Maison Nuée."
        canonical="/mentions-legales"
      />
      <ContentPage
        title="Mentions légales"
        intro="Qui édite cette boutique, et où nous joindre."
        aside={<Contents entries={sections} />}
      >
        <Prose sections={sections} />
      </ContentPage>
    </>
  );
}
