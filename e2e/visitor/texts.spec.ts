import { enterShop, expect, type Page, test } from '../fixtures.ts';

/** The pages of text, with the link texts that lead to them and their first headings. */
const menuPages = [
  { word: 'Notre Histoire', address: '/about', title: 'Notre Histoire' },
  { word: 'FAQ', address: '/faq', title: 'Foire Aux Questions' },
  { word: 'Livraison', address: '/livraison', title: 'Livraison et retours' },
  { word: 'Contact', address: '/contact', title: 'Contact' },
] as const;

const footerPages = [
  ...menuPages,
  { word: 'Mentions légales', address: '/mentions-legales', title: 'Mentions légales' },
  { word: 'Conditions générales', address: '/conditions-generales', title: 'Conditions générales de vente' },
  {
    word: 'Politique de confidentialité',
    address: '/politique-confidentialite',
    title: 'Politique de confidentialité',
  },
  { word: 'Cookies', address: '/cookies', title: 'Cookies' },
] as const;

async function expectPage(page: Page, { address, title }: { address: string; title: string }): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${title} - Maison Nuée`);
}

test('the menu leads to each page of text', { tag: '@both-windows' }, async ({ page, isMobile }) => {
  await enterShop(page);
  for (const destination of menuPages) {
    if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const menu = isMobile
      ? page.getByRole('dialog').getByRole('navigation')
      : page.getByRole('navigation', { name: 'Navigation principale' });
    await menu.getByRole('link', { name: destination.word, exact: true }).click();
    await expectPage(page, destination);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('the footer leads to each page of text, and each has its own address', async ({ page }) => {
  await enterShop(page);
  for (const destination of footerPages) {
    await page.getByRole('contentinfo').getByRole('link', { name: destination.word, exact: true }).click();
    await expectPage(page, destination);
    await page.reload();
    await expectPage(page, destination);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`^https://[^/]+${destination.address}$`),
    );
  }
});

test('the table of contents leads to the articles of the terms', { tag: '@release' }, async ({ page }) => {
  await enterShop(page, '/conditions-generales');
  await page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link', { name: 'Article 6. Livraison' }).click();
  await expect(page).toHaveURL('/conditions-generales#article-6');
  await expect(page.getByRole('heading', { name: 'Article 6. Livraison' })).toBeInViewport();
});
