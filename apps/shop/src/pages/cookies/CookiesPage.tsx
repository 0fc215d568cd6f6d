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
        <p>
          Pour fonctionner, la boutique écrit quelques lignes dans l’espace de stockage de votre navigateur, sous ces
          noms.
        </p>
        <ul>
          <li>
            <strong>ageVerified</strong>&nbsp;: se souvenir que vous avez confirmé votre âge, le temps de la session du
            navigateur.
          </li>
          <li>
            <strong>cart</strong>&nbsp;: garder votre panier quand vous n’êtes pas connecté, jusqu’à ce qu’il soit vide.
          </li>
          <li>
            <strong>removedCartItems</strong>&nbsp;: ne pas commander un article que vous avez retiré, jusqu’à la
            commande suivante.
          </li>
          <li>
            <strong>checkoutDraft</strong>&nbsp;: retrouver ce que vous avez saisi pour une commande, jusqu’à ce qu’elle
            soit passée ou que l’onglet soit fermé.
          </li>
          <li>
            <strong>submission</strong>&nbsp;: retrouver une commande en cours d’envoi si la page est rechargée, le
            temps de l’enregistrer.
          </li>
          <li>
            <strong>unpaidOrders</strong>&nbsp;: payer une commande dont l’onglet a été fermé trop tôt, jusqu’à ce que
            le paiement soit enregistré.
          </li>
          <li>
            <strong>token, userRole</strong>&nbsp;: vous garder connecté, jusqu’à la déconnexion.
          </li>
          <li>
            <strong>userName, userEmail</strong>&nbsp;: afficher votre nom dans votre compte, jusqu’à la déconnexion.
          </li>
        </ul>
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
