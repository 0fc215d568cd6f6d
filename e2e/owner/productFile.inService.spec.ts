import { readFile } from 'node:fs/promises';
import { expect } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { openShop, serviceOwner, test } from '../service.ts';

test('a file adds a product with two bottles; the export imports unchanged; a new price in it is in the shop', async ({
  page,
  context,
  service,
}) => {
  test.slow();
  await openShop(service);
  const office = await context.newPage();
  await enterOffice(office, serviceOwner);
  await office.goto('/admin/produits/fichier');
  const choose = (text: string) =>
    office
      .getByLabel('Fichier CSV')
      .setInputFiles({ name: 'produits.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const header = 'Nom;Catégorie;Contenance (ml);Nicotine (mg/ml);Référence;Prix;Stock;Statut;Description';
  await choose(
    `${header}\r\nFigue Noire;Fruités;10;0;FIGUE-0;6,90;12;Publié;Une figue mûre.\r\nFigue Noire;;10;3;FIGUE-3;7,20;2;;\r\n`,
  );
  await expect(office.getByText(/^2 flacons nouveaux/)).toBeVisible();
  await office.getByRole('button', { name: 'Appliquer (2)' }).click();
  await expect(office.getByText('Fichier importé')).toBeVisible();
  await expect(office.getByText(/^Rien à changer/)).toBeVisible();

  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Télécharger le fichier' }).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  await choose(exported.replace('FIGUE-3;;7,20;', 'FIGUE-3;;7,90;'));
  await expect(office.getByRole('list', { name: 'Changements' })).toContainText(/Prix\s: 7,20 → 7,90/);
  await office.getByRole('button', { name: 'Appliquer (1)' }).click();
  await expect(office.getByText(/^Rien à changer/)).toBeVisible();
  await service.published();

  await page.goto('/produit/figue-noire');
  await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  await page.getByRole('radio', { name: /^3 / }).check();
  await expect(page.getByText('7,90\u00a0€').first()).toBeVisible();

  // The shop is as it was for other journeys.
  const { items } = await service.owner.call<{ items: { id: string }[] }>('GET', '/api/admin/products?q=figue');
  for (const { id } of items) await service.owner.call('DELETE', `/api/admin/products/${id}`);
});
