import { ContentPage, Contents, NoWrap, Prose, type ProseSection, TextLink } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { useHouse } from '../../frame/useHouse.ts';
import type { House } from '../../house.ts';

/** The director and the host of a company that doesn't exist. In service `LegalTextPage` stands here. */
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

const registers = 'RCS Nantes 000\u00a0000\u00a0000. TVA intracommunautaire FR00\u00a0000000000';

const sectionsOf = (house: House): readonly ProseSection[] => [
  {
    id: 'editeur',
    title: 'Éditeur',
    body: (
      <>
        <p>
          {house.company}, société par actions simplifiée au capital de 10&nbsp;000&nbsp;€.
          {house.address !== undefined && (
            <>
              <br />
              Siège social&nbsp;: {house.address}.
            </>
          )}
          <br />
          {registers}.{(house.phone ?? house.email) !== undefined && <br />}
          {house.phone !== undefined && `Téléphone\u00a0: ${house.phone.replaceAll(' ', '\u00a0')}. `}
          {house.email !== undefined && (
            <>
              E-mail&nbsp;: <TextLink href={`mailto:${house.email}`}>{house.email}</TextLink>.
            </>
          )}
        </p>
        <p>
          Maison Nuée est une maison imaginée&nbsp;: la société, ses coordonnées et ses numéros d’immatriculation sont
          fictifs. Cette boutique est une démonstration&nbsp;: aucun paiement réel n’est effectué et aucun flacon n’est
          expédié.
        </p>
      </>
    ),
  },
  ...imaginaryPublisher,
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
        <TextLink href="/contact">Contact</TextLink>&nbsp;: nous la corrigeons. Les sites vers lesquels mènent nos liens
        répondent de leur propre contenu.
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

export default function LegalNoticePage() {
  const sections = sectionsOf(useHouse());
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
