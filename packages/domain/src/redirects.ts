/** Addresses of a former shop, each with the page of this one that has taken its place. */

export interface Redirect {
  /** The path of the former address: `/parfums/mangue.html`. */
  readonly from: string;
  /** The path of the page that it leads to: `/produit/mangue`. */
  readonly to: string;
}

/** More would slow down the server that looks each address up. */
export const mostRedirects = 500;

/** The longest address, in letters. */
export const longestAddress = 300;

/** What is no former address: the pages of the shop, and what servers in front of it answer themselves. */
const ownPages =
  /^\/(?:|index\.html|about|accessibilite|catalogue|checkout|conditions-generales|contact|cookies|faq|livraison|login|mentions-legales|newsletter|nouveau-mot-de-passe|panier|politique-confidentialite|register|retractation|robots\.txt|sitemap\.xml|manifest\.webmanifest)$|^\/(?:admin|api|assets|commande-confirmee|data|images|mon-compte)(?:\/|$)/;

const formerPath = /^\/[\w.@:/-]*$/;
const pagePath = /^\/[\w.@:/-]*(?:\?[\w.%=&+-]*)?$/;

/** What is wrong with one of them, as a sentence. */
export function redirectIssue({ from, to }: Redirect, others: readonly Redirect[]): string | undefined {
  if (Math.max(from.length, to.length) > longestAddress) return `une adresse dépasse ${longestAddress}\u00a0signes.`;
  if (!formerPath.test(from) || /\/[./]/.test(from))
    return 'l’ancienne adresse commence par «\u00a0/\u00a0» et n’a que lettres sans accent, chiffres et - _ . /';
  if (ownPages.test(withoutEnd(from))) return `${from} est une page de cette boutique.`;
  if (!pagePath.test(to) || /\/[./]/.test(to))
    return 'la nouvelle adresse est une page de cette boutique, qui commence par «\u00a0/\u00a0».';
  if (others.filter((each) => samePage(each.from, from)).length > 1) return `${from} figure deux fois.`;
  // Neither a loop nor a chain: every visitor is led on once.
  if (others.some((each) => samePage(each.from, to))) return `${to} est elle-même une ancienne adresse.`;
  return undefined;
}

/** The path of an address without the slash at its end: with and without it the page is the same. */
const withoutEnd = (address: string): string => address.replace(/\?.*/s, '').replace(/\/+$/, '') || '/';

const samePage = (a: string, b: string): boolean => withoutEnd(a) === withoutEnd(b);

/** The list as text: `/ancienne → /nouvelle`, one a line. */
export const redirectsText = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} → ${to}`).join('\n');

/**
 * Reads the list as it was typed or pasted: one a line, between the two addresses an arrow, a semicolon or a space. An old address may be
 * whole, with the name of its site.
 */
export function readRedirects(text: string): { redirects: Redirect[]; issue?: string } {
  const lines = text
    .split('\n')
    .map((line, place) => ({ line: line.trim(), number: place + 1 }))
    .filter(({ line }) => line !== '');
  const typed = lines.map(({ line, number }) => {
    const [from = '', to = '', ...rest] = line.split(/\s*(?:→|->|=>|;|\t)\s*|\s+/);
    return { from: pathOf(from), to: encoded(to), isPair: to !== '' && rest.length === 0, number };
  });
  const redirects = typed.map(({ from, to }) => ({ from, to }));
  if (redirects.length > mostRedirects) return { redirects, issue: `Indiquez ${mostRedirects}\u00a0adresses au plus.` };
  for (const { from, to, isPair, number } of typed) {
    const issue = isPair
      ? redirectIssue({ from, to }, redirects)
      : 'indiquez l’ancienne adresse, une flèche, puis la nouvelle.';
    if (issue !== undefined) return { redirects, issue: `Ligne ${number}\u00a0: ${issue}` };
  }
  return { redirects };
}

const pathOf = (address: string): string => address.replace(/^https?:\/\/[^/]+(?=\/|$)/i, '') || '/';

/** As browsers send it: an accent in the name of a category becomes signs. */
const encoded = (address: string): string => encodeURI(address).replaceAll('%25', '%');

/** Where each former address leads, with and without a slash at its end; what is a page of the shop stays one. */
export function redirectedAddresses(redirects: readonly Redirect[], isPage: (address: string) => boolean) {
  return Object.fromEntries(
    redirects
      .filter(({ from }) => !isPage(withoutEnd(from)))
      .flatMap(({ from, to }) => [
        [withoutEnd(from), to],
        [`${withoutEnd(from)}/`, to],
      ]),
  );
}
