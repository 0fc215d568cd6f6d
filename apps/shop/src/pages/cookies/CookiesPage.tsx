import { ContentPage, Contents, Prose, type ProseSection, TextLink } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { StorageKeys } from './StorageKeys.tsx';

const sections: readonly ProseSection[] = [
  {
    id: 'aucun-cookie',
    title: 'Aucun cookie publicitaire',
    body: (
      <p>
        Cette boutique ne dépose aucun cookie, ni de publicité ni de mesure d’audience, et ne charge rien depuis un
        autre site. C’est pourquoi aucun bandeau ne vous demande votre accord.
      </p>
    ),
  },
  {
    id: 'stockage',
    title: 'Ce que garde votre navigateur',
    body: (
      <>
        <p>
          Pour fonctionner, la boutique écrit quelques lignes dans l’espace de stockage de votre navigateur, sous ces
          noms.
        </p>
        <StorageKeys />
      </>
    ),
  },
  {
    id: 'effacer',
    title: 'Effacer ces données',
    body: (
      <p>
        Déconnectez-vous et videz votre panier, ou effacez les données de ce site dans les réglages de votre navigateur.
        La boutique vous demandera de nouveau votre âge.
      </p>
    ),
  },
  {
    id: 'en-savoir-plus',
    title: 'En savoir plus',
    body: (
      <p>
        Les données que vous nous confiez sont décrites dans la{' '}
        <TextLink href="/politique-confidentialite">politique de confidentialité</TextLink>.
      </p>
    ),
  },
];

export default function CookiesPage() {
  return (
    <>
      <PageHead
        title="Cookies"
        description="La boutique Maison Nuée ne dépose aucun cookie. Voici ce qu’elle garde dans votre navigateur."
        canonical="/cookies"
      />
      <ContentPage
        title="Cookies"
        intro="Peu de choses, et rien qui vous suive."
        aside={<Contents entries={sections} />}
      >
        <Prose sections={sections} />
      </ContentPage>
    </>
  );
}
