import { expect } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { openShop, serviceOwner, test } from '../service.ts';

test('an owner says what a product is made of and warns of, and the page of the product says so without a script', async ({
  page,
  service,
}) => {
  test.slow();
  await openShop(service);
  const name = `Brume ${test.info().project.name}`;
  const made = await service.owner.call<{ id: string; slug: string }>('POST', '/api/admin/products', {
    name,
    description: 'Une brume de test.',
    category: 'Fruités',
    price: 6.9,
    stock: 5,
    status: 'published',
  });
  await enterOffice(page, serviceOwner);
  await page.goto(`/admin/produits/${made.id}`);
  await page.getByText('Mise en avant').click();
  await page.getByRole('textbox', { name: 'Accroche' }).fill('Brume fraîche');
  await expect(page.getByRole('article').getByText('Brume fraîche')).toBeVisible();
  await page.getByText('Caractéristiques et sécurité').click();
  await page.getByRole('combobox', { name: 'PG / VG' }).selectOption('50');
  await page.getByRole('textbox', { name: 'Fabricant', exact: true }).fill('Atelier des Brumes');
  await page.getByRole('checkbox', { name: 'Nocif ou irritant (GHS07)' }).check();
  await page.getByRole('textbox', { name: /^Mentions de danger/ }).fill('H302 : Nocif en cas d’ingestion.');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Produit modifié avec succès')).toBeVisible();

  await service.published();
  const html = await (await page.request.get(`/produit/${made.slug}`)).text();
  for (const said of ['50\u00a0% PG / 50\u00a0% VG', 'Atelier des Brumes', 'H302 : Nocif en cas d’ingestion.']) {
    expect(html).toContain(`>${said}<`);
  }
  expect(html).toContain('aria-label="Nocif ou irritant (GHS07)"');
  await page.goto(`/produit/${made.slug}`);
  await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  await expect(page.getByRole('heading', { name: 'Sécurité' })).toBeVisible();

  // The shop is as it was for other journeys.
  await service.owner.call('DELETE', `/api/admin/products/${made.id}`);
});
