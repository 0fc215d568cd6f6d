import { ContentPage, Contents, Prose, type ProseSection, TextLink } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';

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
        <p>Pour fonctionner, la boutique écrit quelques lignes dans l’espace de stockage de votre navigateur.</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Nom</th>
              <th scope="col">À quoi il sert</th>
              <th scope="col">Durée</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">ageVerified</th>
              <td>Se souvenir que vous avez confirmé votre âge</td>
              <td>La session du navigateur</td>
            </tr>
            <tr>
              <th scope="row">cart</th>
              <td>Garder votre panier quand vous n’êtes pas connecté</td>
              <td>Jusqu’à ce que le panier soit vide</td>
            </tr>
            <tr>
              <th scope="row">removedCartItems</th>
              <td>Ne pas commander un article que vous avez retiré</td>
              <td>Jusqu’à la commande suivante</td>
            </tr>
            <tr>
              <th scope="row">token, userRole</th>
              <td>Vous garder connecté</td>
              <td>Jusqu’à la déconnexion</td>
            </tr>
            <tr>
              <th scope="row">userName, userEmail</th>
              <td>Afficher votre nom dans votre compte</td>
              <td>Jusqu’à la déconnexion</td>
            </tr>
          </tbody>
        </table>
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
