import { testCredentials } from '@nuee/domain';
import { demoOwner, type OwnerProduct } from '@nuee/domain/live';
import { adminOrders, adminUsers } from '@nuee/domain/samples';
import { figure, follow, openRowMenu, rowOf, titled } from '../administrator.ts';
import { expect, isLoaded, test } from '../fixtures.ts';
import { createStaff, enterOffice, logInAt, placeOrder, refusal } from '../livingOffice.ts';
import { logInOwner } from '../owner.ts';
import { createCustomer } from '../shopper.ts';

// An owner works on the shop itself: what stands here is asked of the API and kept by it.

test('a new order appears by itself, is paid, shipped and commented, and its history shows each step', async ({
  page,
  api,
}) => {
  await enterOffice(page);
  const first = await placeOrder(api.url);
  await page.goto('/admin/commandes');
  const table = page.getByRole('table', { name: 'Commandes' });
  await expect(rowOf(table, new RegExp(first.orderNumber))).toBeVisible();

  const order = await placeOrder(api.url);
  await expect(rowOf(table, new RegExp(order.orderNumber))).toBeVisible();
  await expect(page.getByText('Nouvelle commande')).toBeVisible();

  await table.getByRole('link', { name: `#${order.orderNumber}` }).click();
  await expect(titled(page, order.orderNumber)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Adresse de livraison' })).toContainText('Inès Faure');
  await page.getByRole('textbox', { name: /^Référence du paiement/ }).fill('VIR 118');
  await page.getByRole('button', { name: 'Paiement reçu' }).click();
  const history = page.getByRole('list', { name: 'Historique' });
  await expect(history).toContainText('Paiement : En attente → Payée');
  await expect(page.getByRole('region', { name: 'Paiement', exact: true })).toContainText(/VIR 118.*F-\d{4}-\d{6}/);

  await page.getByRole('button', { name: 'Changer le statut' }).click();
  await page.getByRole('menuitemradio', { name: 'Expédiée' }).click();
  await expect(history).toContainText('→ Expédiée');
  await page.getByRole('textbox', { name: 'Note interne' }).fill('Colis refait.');
  await page.getByRole('button', { name: 'Ajouter la note' }).click();
  await expect(history).toContainText('Colis refait.');

  const invoice = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Générer la facture' }).click();
  expect((await invoice).suggestedFilename()).toBe(`${order.orderNumber}-facture.pdf`);

  const response = await fetch(`${api.url}/api/orders/${order._id}`, {
    headers: { Authorization: `Bearer ${order.customer.token}` },
  });
  expect(await response.json()).toMatchObject({ status: 'shipped', isPaid: true });
});

test('the address of a searched list asks for nothing but what it names', async ({ page, api }) => {
  const { orderNumber } = await placeOrder(api.url);
  await enterOffice(page);
  // Nothing of the dashboard is counted.
  await page.goto('about:blank');
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // With a limit of 1, the orders are only counted.
    if (pathname === '/api/admin/orders' && searchParams.get('limit') !== '1') asked.push(searchParams.get('q'));
  });
  await page.goto(`/admin/commandes?recherche=${orderNumber}`);
  await expect(rowOf(page.getByRole('table', { name: 'Commandes' }), new RegExp(orderNumber))).toBeVisible();
  expect(new Set(asked)).toEqual(new Set([orderNumber]));
});

test('the live back office shows no samples', async ({ page, isMobile }) => {
  await enterOffice(page);
  const now = new Date();
  const samples = [
    ...adminOrders(now).map(({ orderNumber }) => orderNumber),
    // The test customer has a real account too.
    ...adminUsers(now)
      .map(({ email }) => email)
      .filter((email) => email !== testCredentials.customer.email),
  ];
  for (const name of ['Commandes', 'Utilisateurs', 'Catégories', 'Tableau de bord']) {
    await follow(page, isMobile, name);
    await expect(titled(page, name)).toBeVisible();
    await isLoaded(page);
    const text = await page.getByRole('main').textContent();
    expect(samples.filter((sample) => text?.includes(sample))).toEqual([]);
  }
  await expect(page.getByText('Données d’exemple')).toHaveCount(0);
});

test('a product is changed, published and unpublished through the API', async ({ page, api }) => {
  const owner = await logInOwner(api.url);
  await enterOffice(page);
  await page.goto('/admin/produits/ajouter');
  await page.getByLabel('Nom du produit *').fill('Figue Blanche');
  await page.getByLabel('Catégorie *').selectOption({ index: 1 });
  await page.getByLabel('Prix (€) *').fill('18,90');
  await page.getByLabel('Stock *').fill('7');
  await page.getByLabel('Description *').fill('Figue mûre.');
  await page.getByRole('button', { name: 'Ajouter le produit' }).click();
  await expect(titled(page, 'Produits')).toBeVisible();
  const row = rowOf(page.getByRole('table', { name: 'Produits' }), /Figue Blanche/);
  await expect(row).toContainText('7');

  const { items } = await owner.call<{ items: OwnerProduct[] }>('GET', '/api/admin/products?q=figue');
  expect(items[0]).toMatchObject({ name: 'Figue Blanche', price: 18.9, stock: 7, status: 'published' });
  await openRowMenu(page, 'Figue Blanche');
  await page.getByRole('menuitem', { name: 'Désactiver' }).click();
  await expect(row).toContainText('Brouillon');

  await openRowMenu(page, 'Figue Blanche');
  await page.getByRole('menuitem', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(row).toHaveCount(0);
});

test('a customer can’t enter; staff can, without settings', async ({ page, api, isMobile, expectedMessages }) => {
  expectedMessages.push(refusal);
  await logInAt(page, await createCustomer(api.url));
  await expect(page.getByText('Identifiants administrateur invalides')).toBeVisible();

  await logInAt(page, await createStaff(api));
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
  await isLoaded(page);
  await expect(figure(page, 'Panier moyen')).toHaveCount(0);
  if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const nav = page.getByRole('navigation', { name: 'Administration' }).filter({ visible: true });
  await expect(nav.getByRole('link', { name: 'Commandes' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Paramètres' })).toHaveCount(0);
  await page.goto('/admin/parametres');
  await expect(page.getByText('Votre compte n’a pas accès à cette page')).toBeVisible();
});

test('a session that ends is taken up again where one was, with what was typed', async ({
  page,
  api,
  expectedMessages,
}) => {
  expectedMessages.push(refusal);
  const order = await placeOrder(api.url);
  await enterOffice(page);
  await page.goto(`/admin/commandes/${order._id}`);
  const note = page.getByRole('textbox', { name: 'Note interne' });
  await note.fill('Rappeler demain.');
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  await fetch(`${api.url}/api/users/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Ajouter la note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
  await dialog.getByRole('textbox', { name: 'Mot de passe' }).fill(demoOwner.password);
  await dialog.getByRole('button', { name: 'Se reconnecter' }).click();
  await expect(dialog).toBeHidden();
  await expect(note).toHaveValue('Rappeler demain.');
  await page.getByRole('button', { name: 'Ajouter la note' }).click();
  await expect(page.getByRole('list', { name: 'Historique' })).toContainText('Rappeler demain.');
});

test('the demonstration makes no call of its own, on no screen and in no search', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await page.goto('/admin/login');
  await page
    .getByRole('button', { name: /Remplir automatiquement/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
  await isLoaded(page);
  await expect(page.getByText('Données d’exemple').filter({ visible: true })).toHaveCount(1);
  const screens = [
    '',
    'commandes',
    'commandes/admin-order-5',
    'produits',
    'produits/1',
    'produits/ajouter',
    'categories',
  ];
  for (const path of [...screens, 'utilisateurs', 'utilisateurs/user-6', 'utilisateurs/ajouter', 'parametres']) {
    await page.goto(`/admin/${path}`);
    await isLoaded(page);
    await expect(page.getByRole('main')).not.toContainText('introuvable');
  }
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('caramel');
  await expect(page.getByRole('group', { name: 'Produits' }).getByRole('option')).toHaveText(/Caramel/);
  await page.keyboard.press('Enter');
  await expect(titled(page, 'Caramel Beurre Salé')).toBeVisible();
  expect(calls).toEqual([]);
});
