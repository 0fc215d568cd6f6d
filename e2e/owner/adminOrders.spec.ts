import { readFile } from 'node:fs/promises';
import { enterAdmin, figure, follow, noted, openRowMenu, order, rowOf } from '../administrator.ts';
import { expect, test } from '../fixtures.ts';

test('orders are searched, filtered and sorted, and the address holds the view', async ({ page, isMobile }) => {
  await enterAdmin(page, '/admin/commandes');
  for (const [label, text] of [
    ['Commandes à traiter', /1/],
    ['Commandes en cours', /1/],
    ['En cours de livraison', /1/],
    ['Chiffre d’affaires', /245,51\s€\s*3 commandes payées/],
  ] as const) {
    await expect(figure(page, label)).toContainText(text);
  }
  const table = page.getByRole('table', { name: 'Commandes' });
  await expect(rowOf(table, order(5))).toContainText(/Nathan Lefèvre.*nathan\.lefevre@mail\.example/s);
  await expect(rowOf(table, order(5))).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/);

  const search = page.getByPlaceholder('Rechercher une commande...');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.pressSequentially('LEFÈVRE');
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/recherche=LEF%C3%88VRE/);
  await search.fill('hugo.bernard@');
  await expect(rowOf(table, order(2))).toBeVisible();
  await search.fill('introuvable');
  await expect(page.getByText('Aucune commande trouvée')).toBeVisible();
  await search.press('Escape');
  await expect(page.getByText('5 commandes')).toBeVisible();

  const filter = page.getByRole('button', { name: /^Filtrer par statut/ });
  await filter.click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'Toutes',
    'En attente',
    'En préparation',
    'Expédiée',
    'Livrée',
    'Annulée',
  ]);
  await page.getByRole('menuitemradio', { name: 'Livrée' }).click();
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
  await expect(rowOf(table, order(2))).toBeVisible();
  await expect(page).toHaveURL(/statut=delivered/);
  // The side navigation leads to the whole list, and going back to the view that was left.
  await follow(page, isMobile, 'Commandes');
  await expect(page.getByText('5 commandes')).toBeVisible();
  await expect(page).toHaveURL('/admin/commandes');
  await page.goBack();
  await expect(page).toHaveURL(/statut=delivered/);
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
  await filter.click();
  await page.getByRole('menuitemradio', { name: 'Toutes' }).click();
  await expect(page).toHaveURL('/admin/commandes');

  if (isMobile) await page.getByLabel('Trier par').selectOption('Montant, décroissant');
  else {
    await page.getByRole('button', { name: 'Montant' }).click();
    await page.getByRole('button', { name: 'Montant' }).click();
  }
  await expect(page).toHaveURL(/tri=-montant/);
  await expect(table.getByRole('link', { name: /^#CMD/ }).first()).toHaveText(order(3));
});

test('the status of an order changes on every screen until the page is reloaded; the invoice only logs', async ({
  page,
  isMobile,
}) => {
  const messages = noted(page);
  await enterAdmin(page, '/admin/commandes');
  await (await openRowMenu(page, order(5))).getByRole('menuitem', { name: 'Générer la facture' }).click();
  await expect.poll(() => messages.join()).toMatch(order(5));

  await (await openRowMenu(page, order(5))).getByRole('menuitem', { name: 'Changer le statut' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(5);
  await expect(page.getByRole('menuitemradio', { name: 'En attente' })).toBeDisabled();
  await page.getByRole('menuitemradio', { name: 'Livrée' }).click();
  const table = page.getByRole('table', { name: 'Commandes' });
  await expect(rowOf(table, order(5))).toContainText('Livrée');
  await expect(figure(page, 'Commandes à traiter')).toContainText('0');

  await (await openRowMenu(page, order(5))).getByRole('menuitem', { name: 'Voir les détails' }).click();
  await expect(page).toHaveURL('/admin/commandes/admin-order-5');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('93,59');
  await expect(page.getByText('33000 Bordeaux')).toBeVisible();
  await page.getByRole('button', { name: 'Changer le statut' }).click();
  await page.getByRole('menuitemradio', { name: 'Annulée' }).click();
  await follow(page, isMobile, 'Tableau de bord');
  const recent = page.getByRole('table', { name: 'Commandes récentes' });
  await expect(rowOf(recent, order(5))).toContainText('Annulée');

  await page.reload();
  await expect(rowOf(recent, order(5))).toContainText('En attente');
});

test('a status that was changed by mistake is undone', async ({ page }) => {
  await enterAdmin(page, '/admin/commandes/admin-order-5');
  await page.getByRole('button', { name: 'Changer le statut' }).click();
  await page.getByRole('menuitemradio', { name: 'Annulée' }).click();
  const said = page.getByRole('status').filter({ hasText: order(5) });
  await expect(said).toContainText('Annulée');
  await said.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('region', { name: order(5) })).toContainText('En attente');
  await expect(said).toHaveCount(0);
});

for (const [sheet, width, height] of [
  ['portrait', 794, 1123],
  ['landscape', 1123, 794],
] as const) {
  test(`an order is printed on a sheet in ${sheet}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await enterAdmin(page, '/admin/commandes/admin-order-3');
    await expect(page.getByText('50 ml · 6 mg/ml')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    const main = await page.getByRole('main').boundingBox();
    expect(main?.width).toBe(width);
    const lines = page.getByRole('list', { name: 'Articles' });
    expect((await lines.boundingBox())?.width).toBeGreaterThan(width / 2);
    await expect(page.getByText(/chez la gardienne/)).toBeVisible();
    // One line each: nothing breaks inside of a word.
    for (const text of ['ines.moreau@mail.example', 'Edition Gold Champagne', '69002 Lyon']) {
      const height = (await page.getByText(text).first().boundingBox())?.height ?? 0;
      expect(height, text).toBeLessThan(text === '69002 Lyon' ? 100 : 30);
    }
  });
}

test('the file of a filtered list says so in its name', async ({ page }) => {
  await enterAdmin(page, '/admin/commandes?statut=shipped');
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^commandes-expediees-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(';129,56;Expédiée;');
});
