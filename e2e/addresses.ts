import { accountPath, accountTabs } from '@nuee/domain';
import { expect, type Page } from './fixtures.ts';

/** Every address that a guest may open, with a state of each page that an address can name. */
export const guestAddresses = [
  '/',
  '/catalogue',
  '/catalogue?category=Gourmands',
  '/catalogue?category=Menthes&nouveautes=1',
  '/produit/caramel-beurre-sale',
  '/produit/menthe-glaciale',
  '/panier',
  '/login',
  '/register',
  '/nouveau-mot-de-passe',
  '/newsletter',
  '/about',
  '/contact',
  '/faq',
  '/livraison',
  '/mentions-legales',
  '/conditions-generales',
  '/politique-confidentialite',
  '/cookies',
] as const;

/** The addresses of the account: each tab, and a ticket. */
export const accountAddresses = [...accountTabs.map(accountPath), `${accountPath('support')}&ticket=ticket-3`] as const;

/** The pages that the back office has with samples as well as with live data. */
export const officeAddresses = ({ order, user }: { order: string; user: string }): readonly string[] =>
  [
    '',
    '/commandes',
    `/commandes/${order}`,
    '/produits',
    '/produits/1',
    '/produits/ajouter',
    '/categories',
    '/utilisateurs',
    `/utilisateurs/${user}`,
    '/utilisateurs/ajouter',
    '/parametres',
  ].map((address) => `/admin${address}`);

/** The paths of the sitemap: the public pages. */
export async function publicPaths(page: Page): Promise<string[]> {
  const response = await page.request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  return [...(await response.text()).matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
}
