import { storageKeys } from '../../state/storageKeys.ts';

const { ageVerified, cart, removedCartItems, checkoutDraft, submission, unpaidOrders } = storageKeys;

/** What is kept under each name, and for how long. A test compares it with the names that the code writes. */
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

/** What the shop keeps in a browser: a list of the names that the code writes. */
export function StorageKeys() {
  return (
    <ul>
      {kept.map(({ keys, why }) => (
        <li key={keys[0]}>
          <strong>{keys.join(', ')}</strong>&nbsp;: {why}
        </li>
      ))}
    </ul>
  );
}
