import { readFile } from 'node:fs/promises';
import { enterAdmin, order, rowOf } from '../administrator.ts';
import { expect, test } from '../fixtures.ts';
import { enterOffice, placeOrder } from '../office.ts';
import { press } from '../shopper.ts';

// What leaves the screen: sheets from the printer, and files.

test('an order is printed on a sheet, upright or across', async ({ page }) => {
  await enterAdmin(page, '/admin/commandes/admin-order-3');
  await expect(page.getByText('50 ml · 6 mg/ml')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const [width, height] of [
    [794, 1123],
    [1123, 794],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect.poll(async () => (await page.getByRole('main').boundingBox())?.width).toBe(width);
    const lines = page.getByRole('list', { name: 'Articles' });
    expect((await lines.boundingBox())?.width).toBeGreaterThan(width / 2);
    await expect(page.getByText(/chez la gardienne/)).toBeVisible();
    for (const word of ['Statut', 'Paiement'])
      await expect(page.getByText(word, { exact: true }).first()).toBeVisible();
    // One line each: nothing breaks inside of a word.
    for (const text of ['ines.moreau@mail.example', 'Edition Gold Champagne', '69002 Lyon']) {
      const height = (await page.getByText(text).first().boundingBox())?.height ?? 0;
      expect(height, text).toBeLessThan(text === '69002 Lyon' ? 100 : 30);
    }
  }
});

test('selected orders are printed as slips or whole, and stay selected through a reload', async ({ page, api }) => {
  const orders = [await placeOrder(api.url), await placeOrder(api.url)];
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await enterOffice(page);
  await page.goto('/admin/commandes');
  const table = page.getByRole('table', { name: 'Commandes', exact: true });
  for (const { orderNumber } of orders) {
    await rowOf(table, new RegExp(orderNumber)).getByRole('checkbox').check();
  }
  await expect(page.getByRole('button', { name: 'Imprimer (2)' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Imprimer (2)' }).click();
  await page.getByRole('menuitem', { name: 'Bons de livraison' }).click();
  const slips = page.getByRole('region', { name: /^Bon de livraison / });
  await expect(slips).toHaveCount(2);
  await expect(slips.first()).not.toContainText('€');
  await page.getByRole('button', { name: 'Imprimer', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.getByRole('button', { name: 'Retour aux commandes' }).click();
  await page.getByRole('button', { name: 'Imprimer (2)' }).click();
  await page.getByRole('menuitem', { name: 'Commandes' }).click();
  await expect(page.getByRole('region', { name: /^Commande / }).first()).toContainText('€');
});

test('what is selected is exported, else what is shown, in a file named after it', async ({ page }) => {
  const exported = async (button = 'Exporter') => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: button, exact: true }).click();
    const download = await downloading;
    const file = await readFile(await download.path(), 'utf8');
    return { name: download.suggestedFilename(), lines: file.trimEnd().split('\r\n') };
  };
  await enterAdmin(page, '/admin/commandes?statut=shipped');
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
  const filtered = await exported();
  expect(filtered.name).toMatch(/^commandes-expediees-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(filtered.lines).toEqual([expect.stringContaining('Commande;'), expect.stringContaining(';129,56;Expédiée;')]);

  await page.goto('/admin/commandes');
  const box = (n: number) => page.getByRole('checkbox', { name: order(n) });
  await press(box(2));
  await page.getByPlaceholder('Rechercher une commande...').fill('nathan');
  await expect(box(2)).toHaveCount(0);
  await press(box(5));
  await page.getByRole('searchbox').press('Escape');
  await expect(box(2)).toBeChecked();
  await expect(box(3)).not.toBeChecked();
  const { lines } = await exported('Exporter (2)');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(order(5));
  expect(lines[2]).toMatch(order(2));
  await press(box(2));
  await press(box(5));
  expect((await exported()).lines).toHaveLength(6);

  await page.goto('/admin/produits?recherche=caramel');
  await expect(page.getByText('1 produit', { exact: true })).toBeVisible();
  const products = await exported();
  expect(products.name).toMatch(/^produits-caramel-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(products.lines[1]).toMatch(/^Caramel Beurre Salé;caramel-beurre-sale;Gourmands;19,99;17,99;8;/);
});
