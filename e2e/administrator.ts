import { adminOrders } from '@nuee/domain/samples';
import type { Locator, Page } from './fixtures.ts';

/** What an administrator does, in the words of the back office's screens. */

/** The number of a sample order, 5 being the newest: it follows from the day on which the samples are shown. */
export function order(n: number): RegExp {
  const sample = adminOrders(new Date()).find(({ _id }) => _id === `admin-order-${n}`);
  if (sample === undefined) throw new Error(`There is no sample order ${n}.`);
  return new RegExp(sample.orderNumber);
}

export async function enterAdmin(page: Page, address = '/admin'): Promise<void> {
  // Any file of the same origin: the login itself would clear the flag.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('adminAuthenticated', 'true'));
  await page.goto(address);
}

/** Follows the side navigation, on a phone in its drawer. The state of the administration lives as long as the page. */
export async function follow(page: Page, isMobile: boolean, name: string): Promise<void> {
  if (isMobile) {
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    // Whether a section is collapsed can be read only when the drawer is open.
    await page.locator('dialog:modal').waitFor();
  }
  const nav = page.getByRole('navigation', { name: 'Administration' });
  const link = nav.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await nav.getByRole('button', { name: 'Produits' }).click();
  await link.click();
}

export const titled = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

export const rowOf = (table: Locator, name: string | RegExp) => table.getByRole('row', { name });

export async function openRowMenu(page: Page, subject: string | RegExp): Promise<Locator> {
  const name = typeof subject === 'string' ? `Actions pour ${subject}` : new RegExp(`^Actions pour ${subject.source}`);
  await page.getByRole('button', { name }).click();
  return page.getByRole('menu').first();
}

/** One of the figures above a page. */
export const figure = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });
