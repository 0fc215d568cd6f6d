import type { OwnerProduct, ShopSettings } from '@nuee/domain/live';
import { expect, test } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { logInOwner, type Owner } from '../owner.ts';

// Two owners work on the same thing.

const ownProduct = (owner: Owner): Promise<OwnerProduct> =>
  owner.call('POST', '/api/admin/products', {
    name: `Figue ${crypto.randomUUID().slice(0, 8)}`,
    category: 'Gourmands',
    price: 18.9,
    stock: 12,
    description: 'Figue mûre.',
    nicotineStrengths: [0, 3],
    sizes: [10],
    status: 'draft',
  });

test('two owners save one product: the second sees what differs, decides, and loses nothing', async ({ page, api }) => {
  const owner = await logInOwner(api.url);
  const { id, version } = await ownProduct(owner);
  const read = () => owner.call<OwnerProduct>('GET', `/api/admin/products/${id}`);
  await enterOffice(page);
  await page.goto(`/admin/produits/${id}`);
  const price = page.getByRole('textbox', { name: 'Prix (€) *' });
  await price.fill('21,90');
  await owner.call('PUT', `/api/admin/products/${id}`, { version, price: 20.5, description: 'Figue très mûre.' });
  const conflict = page.getByRole('group', { name: 'Modifié entre-temps' });
  await expect(conflict.getByRole('radio', { name: /Votre saisie\s: 21,90/ })).toBeChecked();
  await expect(conflict.getByRole('radio', { name: /Enregistré\s: Figue très mûre\./ })).toBeChecked();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(conflict).toBeFocused();
  expect(await read()).toMatchObject({ price: 20.5 });
  await conflict.getByRole('button', { name: 'Continuer avec ces choix' }).click();
  await expect(price).toHaveValue('21,90');
  await expect(page.getByRole('textbox', { name: 'Description *' })).toHaveValue('Figue très mûre.');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect.poll(read).toMatchObject({ price: 21.9, description: 'Figue très mûre.' });

  // Saved twice in a row, and sold in between: no save conflicts.
  const name = page.getByRole('textbox', { name: 'Nom du produit *' });
  await name.fill('Figue noire');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await name.fill('Figue verte');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect.poll(read).toMatchObject({ name: 'Figue verte' });
  await owner.call('PUT', `/api/admin/products/${id}/stock`, { delta: -3 });
  await name.fill('Figue blanche');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect.poll(read).toMatchObject({ name: 'Figue blanche', stock: 9 });
  await expect(conflict).toHaveCount(0);
  await owner.call('DELETE', `/api/admin/products/${id}`);
});

test('a save that is refused because another one was faster keeps what was typed', async ({
  page,
  api,
  expectedMessages,
}) => {
  expectedMessages.push(/status of 409/);
  const owner = await logInOwner(api.url);
  const { id, version } = await ownProduct(owner);
  // Nothing is heard of what others do.
  await page.route('**/api/admin/events', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
  await enterOffice(page);
  await page.goto(`/admin/produits/${id}`);
  const price = page.getByRole('textbox', { name: 'Prix (€) *' });
  await expect(price).toHaveValue('18,90');
  await owner.call('PUT', `/api/admin/products/${id}`, { version, price: 20.5 });
  await price.fill('21,90');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const conflict = page.getByRole('group', { name: 'Modifié entre-temps' });
  await expect(conflict).toBeVisible();
  await expect(price).toHaveValue('21,90');
  await conflict.getByRole('button', { name: 'Prendre les siens' }).click();
  await expect(price).toHaveValue('20,50');
  await owner.call('DELETE', `/api/admin/products/${id}`);
});

test('an owner sees what a setting will change and saves it; another owner’s change is overwritten only on request', async ({
  page,
  api,
  expectedMessages,
}) => {
  expectedMessages.push(/status of 409/);
  const owner = await logInOwner(api.url);
  const read = () => owner.call<ShopSettings>('GET', '/api/admin/settings');
  const before = await read();
  await enterOffice(page);
  await page.goto('/admin/parametres');
  const hours = page.getByRole('textbox', { name: 'Horaires' });
  await hours.fill('De 9 h à 18 h');
  await expect(page.getByRole('list', { name: 'Ce qui change' })).toContainText('→ De 9 h à 18 h');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Rien ne change.')).toBeVisible();
  await expect(hours).toHaveValue('De 9 h à 18 h');
  expect(await read()).toMatchObject({ hours: 'De 9 h à 18 h', version: before.version + 1 });

  const fee = page.getByRole('textbox', { name: 'Frais de livraison (€)' });
  await fee.fill('5,99');
  const other = { version: before.version + 1, identity: { phone: '02 40 00 00 00' } };
  await owner.call('PUT', '/api/admin/settings', other);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('group', { name: 'Modifié entre-temps' })).toBeVisible();
  await expect(fee).toHaveValue('5,99');
  await page.getByRole('button', { name: 'Continuer avec ces choix' }).click();
  await expect(page.getByRole('textbox', { name: 'Téléphone' })).toHaveValue('02 40 00 00 00');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Rien ne change.')).toBeVisible();
  const { shipping, identity, version } = await read();
  expect({ fee: shipping.fee, phone: identity.phone }).toEqual({ fee: 5.99, phone: '02 40 00 00 00' });
  const { identity: first, shipping: terms, hours: open } = before;
  await owner.call('PUT', '/api/admin/settings', { version, identity: first, shipping: terms, hours: open });
});
