import { expect } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { openShop, serviceOwner, test } from '../service.ts';

test('a product is added with six bottles, two of them sold out; its price follows the choice; the store room counts it', async ({
  page,
  context,
  service,
}) => {
  test.slow();
  await openShop(service);
  const office = await context.newPage();
  await enterOffice(office, serviceOwner);
  await office.goto('/admin/produits/ajouter');
  await office.getByRole('textbox', { name: 'Nom du produit *' }).fill('Poire Cardamome');
  await office.getByRole('combobox', { name: 'Catégorie *' }).selectOption('Gourmands');
  await office.getByRole('textbox', { name: 'Description *' }).fill('Poire mûre, cardamome verte.');
  const bottles = [
    ['10\u00a0ml · 0\u00a0mg/ml', '6,90', '24'],
    ['10\u00a0ml · 3\u00a0mg/ml', '6,90', '2'],
    ['10\u00a0ml · 6\u00a0mg/ml', '6,90', '0'],
    ['30\u00a0ml · 0\u00a0mg/ml', '14,90', '5'],
    ['50\u00a0ml · 0\u00a0mg/ml', '19,90', '8'],
    ['100\u00a0ml · 0\u00a0mg/ml', '34,90', '0'],
  ] as const;
  for (const [name, price, stock] of bottles) {
    const bottle = office.getByRole('group', { name, exact: true });
    await bottle.getByRole('checkbox').check();
    await bottle.getByRole('textbox', { name: 'Prix (€)', exact: true }).fill(price);
    await bottle.getByRole('textbox', { name: 'Stock' }).fill(stock);
  }
  await office.getByRole('button', { name: 'Ajouter le produit' }).click();
  await expect(office.getByRole('row', { name: /Poire Cardamome/ })).toContainText(/dès 6,90/);
  await service.published();

  await page.goto('/catalogue');
  await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  const card = page.getByRole('article').filter({ hasText: 'Poire Cardamome' });
  await expect(card).toContainText(/à partir de\s6,90/);
  await card.getByRole('link', { name: 'Poire Cardamome' }).click();
  await page.getByRole('radio', { name: /^50/ }).check();
  await expect(page.getByText('19,90\u00a0€').first()).toBeVisible();
  await page.getByRole('radio', { name: /^3 / }).check();
  await expect(page.getByRole('radio', { name: /^10 / })).toBeChecked();
  await expect(page.getByText('Plus que\u00a02')).toBeVisible();
  await page.getByRole('radio', { name: /^6 .*en rupture/ }).check();
  await expect(page.getByRole('button', { name: 'Indisponible' })).toBeDisabled();
  await page.getByRole('radio', { name: /^3 / }).check();
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Voir le panier/ })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Poire Cardamome' })).toContainText(/3\smg\/ml.*6,90/);

  await office.goto('/admin/produits/inventaire');
  await office.getByRole('textbox', { name: 'Poire Cardamome, 10\u00a0ml · 6\u00a0mg/ml' }).fill('12');
  await office.getByRole('button', { name: 'Enregistrer (1)' }).click();
  await expect(office.getByText('Stock enregistré')).toBeVisible();
  await service.published();
  await page.goto('/produit/poire-cardamome');
  await page.getByRole('radio', { name: /^6 / }).check();
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeEnabled();

  // The shop is as it was for other journeys.
  const { items } = await service.owner.call<{ items: { id: string }[] }>('GET', '/api/admin/products?q=cardamome');
  for (const { id } of items) await service.owner.call('DELETE', `/api/admin/products/${id}`);
});
