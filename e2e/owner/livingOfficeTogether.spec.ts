import type { OwnerProduct } from '@nuee/domain/live';
import { rowOf, titled } from '../administrator.ts';
import { expect, isLoaded, test } from '../fixtures.ts';
import { createStaff, enterOffice, logInAt, placeOrder, refusal } from '../livingOffice.ts';
import { logInOwner, type Owner } from '../owner.ts';

// Several people work in one shop: on the same product, with other rights, on many orders at once.

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

  // Saved twice in a row, and sold in between: nobody is in anybody's way.
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

test('staff set a stock on the product’s page, and reach nothing that isn’t theirs, not even by address', async ({
  page,
  api,
  expectedMessages,
}) => {
  // The settings are asked for before it is known who asks.
  expectedMessages.push(refusal);
  const owner = await logInOwner(api.url);
  const { id, name } = await ownProduct(owner);
  await logInAt(page, await createStaff(api));
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
  await page.goto(`/admin/produits/${id}`);
  await expect(titled(page, name)).toBeVisible();
  await page.getByRole('textbox', { name: 'Pièces comptées' }).fill('4');
  await page.getByRole('button', { name: 'Enregistrer le stock' }).click();
  await expect(page.getByRole('list', { name: 'Mouvements de stock' })).toContainText('12 → 4');
  expect(await owner.call('GET', `/api/admin/products/${id}`)).toMatchObject({ stock: 4 });
  await expect(page.getByRole('textbox', { name: 'Prix (€) *' })).toHaveCount(0);
  for (const address of ['parametres', 'journal', 'categories', 'produits/ajouter', 'utilisateurs/ajouter']) {
    await page.goto(`/admin/${address}`);
    await expect(page.getByText('Votre compte n’a pas accès à cette page')).toBeVisible();
  }
  await owner.call('DELETE', `/api/admin/products/${id}`);
});

test('an owner gives somebody a role, takes the account away, and gives it back', async ({ page, api }) => {
  const owner = await logInOwner(api.url);
  const { email } = await createStaff(api);
  const read = async () => {
    const { items } = await owner.call<{ items: object[] }>('GET', `/api/admin/users?q=${email}`);
    return items[0];
  };
  await enterOffice(page);
  await page.goto('/admin/utilisateurs?role=staff');
  await page.getByRole('searchbox', { name: 'Rechercher un utilisateur' }).fill(email);
  await rowOf(page.getByRole('table', { name: 'Utilisateurs' }), new RegExp(email.split('@')[0] ?? email))
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: 'Désactiver le compte' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Désactiver' }).click();
  await expect.poll(read).toMatchObject({ status: 'inactive' });
  await page.getByRole('button', { name: 'Réactiver le compte' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Réactiver' }).click();
  await expect.poll(read).toMatchObject({ status: 'active' });
  await page.getByRole('button', { name: 'Changer le rôle' }).click();
  await page.getByRole('menuitemradio', { name: 'Client' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Changer le rôle' }).click();
  await expect.poll(read).toMatchObject({ role: 'customer' });
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

test('a page of a list is reached again by its address, without the pages before it', async ({ page, api }) => {
  for (let n = 0; n < 3; n += 1) await placeOrder(api.url);
  const asked: string[] = [];
  // Pages of two orders: the shop of a test has few.
  await page.route(/\/api\/admin\/orders\?.*limit=50/, (route) => {
    const url = route.request().url().replace('limit=50', 'limit=2');
    asked.push(url);
    return route.continue({ url });
  });
  await enterOffice(page);
  await page.goto('/admin/commandes');
  const first = page.getByRole('table', { name: 'Commandes', exact: true }).getByRole('link', { name: /^#/ }).first();
  await expect(first).toBeVisible();
  const newest = await first.textContent();
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(/page=2&apres=./);
  await expect(first).not.toHaveText(newest ?? '');
  const third = await first.textContent();
  asked.length = 0;
  await page.reload();
  await expect(first).toHaveText(third ?? '');
  await isLoaded(page);
  expect(asked.filter((url) => !url.includes('after='))).toEqual([]);
  await first.click();
  await expect(titled(page, (third ?? '').slice(1))).toBeVisible();
  await page.goBack();
  await expect(first).toHaveText(third ?? '');
  await page.goBack();
  await expect(first).toHaveText(newest ?? '');
});

test('Ctrl K finds an order, a customer, a product and a screen', async ({ page, api }) => {
  const order = await placeOrder(api.url);
  await enterOffice(page);
  const field = page.getByRole('combobox', { name: 'Commande, client, produit ou écran' });
  const options = page.getByRole('listbox', { name: 'Résultats' }).getByRole('option');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toBeFocused();
  await page.keyboard.type(order.orderNumber);
  await expect(options.first()).toContainText(order.orderNumber);
  await page.keyboard.press('Enter');
  await expect(titled(page, order.orderNumber)).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type(order.customer.email);
  await expect(page.getByRole('group', { name: 'Clients' }).getByRole('option')).toHaveCount(1);
  // The order of that customer comes first.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/utilisateurs\//);

  await page.getByRole('button', { name: 'Aller à' }).click();
  await field.fill(order.items[0]?.name ?? '');
  await page.getByRole('group', { name: 'Produits' }).getByRole('option').first().click();
  await expect(titled(page, order.items[0]?.name ?? '')).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('param');
  await expect(options).toHaveText(['Paramètres']);
  await page.keyboard.press('Enter');
  await expect(titled(page, 'Paramètres')).toBeVisible();
});
