/** The fields of a validation issue that `firstMessage` reads. */
export interface ReadableIssue {
  message: string;
  path?: readonly { key: unknown }[] | undefined;
}

const fieldNames: ReadonlyMap<unknown, string> = /* @__PURE__ */ new Map([
  ['productId', 'Produit'],
  ['itemId', 'Article'],
  ['quantity', 'Quantité'],
  ['size', 'Contenance'],
  ['nicotineStrength', 'Taux de nicotine'],
  ['email', 'Email'],
  ['password', 'Mot de passe'],
  ['firstName', 'Prénom'],
  ['lastName', 'Nom'],
  ['street', 'Adresse'],
  ['city', 'Ville'],
  ['postalCode', 'Code postal'],
  ['country', 'Pays'],
  ['phone', 'Téléphone'],
  ['shippingAddress', 'Adresse de livraison'],
  ['billingAddress', 'Adresse de facturation'],
  ['paymentMethod', 'Mode de paiement'],
  ['deliveryMethod', 'Mode de livraison'],
  ['relayPoint', 'Point relais'],
  ['notes', 'Notes de commande'],
  ['paymentResult', 'Résultat du paiement'],
]);

/**
 * The message of a refused body: `Le champ « Prénom » (Adresse de livraison) est obligatoire.` Without a path the message
 * is about the body as a whole.
 *
 * @param moreNames the names of fields that only some calls have.
 */
export function firstMessage(
  issues: readonly ReadableIssue[],
  moreNames: ReadonlyMap<unknown, string> = fieldNames,
): string {
  const issue = issues[0];
  const names = issue?.path?.map(({ key }) => moreNames.get(key) ?? fieldNames.get(key) ?? String(key)) ?? [];
  const field = names.pop();
  if (issue === undefined || field === undefined) return 'Le corps de la requête doit être un objet JSON.';
  const parents = names.length > 0 ? ` (${names.join(', ')})` : '';
  return `Le champ «\u00a0${field}\u00a0»${parents} ${issue.message}`;
}
