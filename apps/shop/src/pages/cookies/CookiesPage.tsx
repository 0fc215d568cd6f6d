import { ContentPage, Contents, Prose, type ProseSection, TextLink } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { storageKeys } from '../../state/storageKeys.ts';

const { ageVerified, cart, removedCartItems, checkoutDraft, submission, unpaidOrders } = storageKeys;

/** What is kept under each key, and for how long. A test compares it with the keys that the code writes. */
const kept: readonly { keys: readonly [string, ...string[]]; why: string }[] = [
  {
    keys: [ageVerified],
    why: 'se souvenir que vous avez confirmé votre âge, le temps de la session du navigateur.',
  },
  { keys: [cart], why: 'garder votre panier quand vous n’êtes pas connecté, jusqu’à ce qu’il soit vide.' },
  {
    keys: [removedCartItems],
    why: 'ne pas commander un article que vous avez retiré, jusqu’à la commande suivante.',
  },
  {
    keys: [checkoutDraft],
    why: 'retrouver ce que vous avez saisi pour une commande, jusqu’à ce qu’elle soit passée ou que l’onglet soit fermé.',
  },
  {
    keys: [submission],
    why: 'retrouver une commande en cours d’envoi si la page est rechargée, le temps de l’enregistrer.',
  },
  {
    keys: [unpaidOrders],
    why: 'payer une commande dont l’onglet a été fermé trop tôt, jusqu’à ce que le paiement soit enregistré.',
  },
  { keys: [storageKeys.token, storageKeys.role], why: 'vous garder connecté, jusqu’à la déconnexion.' },
  {
    keys: [storageKeys.name, storageKeys.email],
    why: 'afficher votre nom dans votre compte, jusqu’à la déconnexion.',
  },
];

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
          {kept.map(({ keys, why }) => (
            <li key={keys[0]}>
              <strong>{keys.join(', ')}</strong>&nbsp;: {why}
            </li>
          ))}
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
