import { testCredentials } from '@nuee/domain';
import { adminOrders, adminProducts, adminUsers } from '@nuee/domain/samples';
import { enterAdmin, figure, follow, openRowMenu, order, rowOf, titled } from '../administrator.ts';
import { expect, isLoaded, test } from '../fixtures.ts';
import { enterOffice } from '../office.ts';

// The back office of the demonstration: fixed samples in the browser's memory, and no server.

test('the side navigation leads to every page, and « Voir le site » to the shop', { tag: '@both-windows' }, async ({
  page,
  isMobile,
}) => {
  await enterAdmin(page);
  for (const [link, title] of [
    ['Commandes', 'Commandes'],
    ['Utilisateurs', 'Utilisateurs'],
    ['Paramètres', 'Paramètres'],
    ['Tous les produits', 'Produits'],
    ['Ajouter un produit', 'Ajouter un produit'],
    ['Catégories', 'Catégories'],
    ['Tableau de bord', 'Tableau de bord'],
  ] as const) {
    await follow(page, isMobile, link);
    await expect(titled(page, title)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Voir le site' }).click();
  await expect(page).toHaveURL('/');
});

test('every link of the administration leads somewhere, and no page or search makes a call', async ({
  page,
  request,
}) => {
  const calls: string[] = [];
  page.on('request', (asked) => {
    if (['fetch', 'xhr', 'websocket', 'eventsource'].includes(asked.resourceType())) calls.push(asked.url());
  });
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Remplir automatiquement' }).click();
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
  await expect(page.getByText('Données d’exemple').filter({ visible: true })).toHaveCount(1);
  const now = new Date();
  // In each list, its records by their addresses. Before a release all of them are visited, else the first of each list.
  const lists = [
    new Set(adminOrders(now).map(({ _id }) => `/admin/commandes/${_id}`)),
    new Set(adminProducts(now).map(({ id }) => `/admin/produits/${id}`)),
    new Set(adminUsers(now).map(({ _id }) => `/admin/utilisateurs/${_id}`)),
  ];
  const visited = new Set<Set<string>>();
  // The entry « Produits » of the navigation unfolds, and on its own pages it is unfolded.
  const waiting = ['/admin', '/admin/produits'];
  const seen = new Set<string>(waiting);
  for (const address of waiting) {
    if (!address.startsWith('/admin')) {
      expect((await request.get(address)).status(), address).toBe(200);
      continue;
    }
    const list = lists.find((records) => records.has(address));
    if (list && visited.has(list) && process.env.JOURNEYS !== 'all') continue;
    if (list) visited.add(list);
    await page.goto(address);
    await isLoaded(page);
    await expect(page.getByText(/introuvable|indisponible/), address).toHaveCount(0);
    await expect(page).toHaveURL(address);
    // Includes the links of row menus, which are on the record's page too.
    const found = await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const href of found) {
      const [target = ''] = (href ?? '').split(/[?#]/);
      if (target.startsWith('/') && !seen.has(target)) {
        seen.add(target);
        waiting.push(target);
      }
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      '/',
      '/admin/produits/ajouter',
      '/admin/categories',
      '/admin/parametres',
      '/admin/utilisateurs/ajouter',
      '/admin/utilisateurs/user-1',
      '/admin/commandes/admin-order-1',
      '/admin/produits/3',
    ]),
  );
  expect([...seen]).not.toContain('/admin/support');

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('caramel');
  await expect(page.getByRole('group', { name: 'Produits' }).getByRole('option')).toHaveText(/Caramel/);
  await page.keyboard.press('Enter');
  await expect(titled(page, 'Caramel Beurre Salé')).toBeVisible();
  expect(calls).toEqual([]);
});

test('the status of an order changes on every screen until the page is reloaded; the invoice only logs', async ({
  page,
  isMobile,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => message.type() === 'info' && messages.push(message.text()));
  await enterAdmin(page, '/admin/commandes');
  await (await openRowMenu(page, order(5))).getByRole('menuitem', { name: 'Générer la facture' }).click();
  await expect.poll(() => messages.join()).toMatch(order(5));

  await (await openRowMenu(page, order(5))).getByRole('menuitem', { name: 'Changer le statut' }).click();
  await page.getByRole('menuitemradio', { name: 'Livrée' }).click();
  const table = page.getByRole('table', { name: 'Commandes' });
  await expect(rowOf(table, order(5))).toContainText('Livrée');
  await expect(figure(page, 'Commandes à traiter')).toContainText('0');

  await (await openRowMenu(page, order(5))).getByRole('menuitem', { name: 'Voir les détails' }).click();
  await expect(page).toHaveURL('/admin/commandes/admin-order-5');
  await page.getByRole('button', { name: 'Changer le statut' }).click();
  await page.getByRole('menuitemradio', { name: 'Annulée' }).click();
  await follow(page, isMobile, 'Tableau de bord');
  const recent = page.getByRole('table', { name: 'Commandes récentes' });
  await expect(rowOf(recent, order(5))).toContainText('Annulée');

  await page.reload();
  await expect(rowOf(recent, order(5))).toContainText('En attente');
});

test('unsaved text is not lost without a question', async ({ page, isMobile }) => {
  await enterAdmin(page, '/admin/produits');
  await page.getByRole('link', { name: 'Caramel Beurre Salé' }).click();
  const name = page.getByLabel('Nom du produit *');
  const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
  await name.fill('Caramel Brun');

  await page.getByRole('main').getByRole('link', { name: 'Produits' }).click();
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(name).toHaveValue('Caramel Brun');
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(page).toHaveURL('/admin/produits/3');
  await expect(name).toHaveValue('Caramel Brun');

  const asked = page.waitForEvent('dialog');
  // Not `page.reload`, which waits for a load that isn't to come.
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const browsers = await asked;
  expect(browsers.type()).toBe('beforeunload');
  await browsers.dismiss();
  await expect(name).toHaveValue('Caramel Brun');

  await page.goBack();
  await question.getByRole('button', { name: 'Quitter' }).click();
  await expect(page).toHaveURL('/admin/produits');
  await expect(page.getByRole('link', { name: 'Caramel Beurre Salé' })).toBeVisible();

  // What is saved is left without a question.
  await page.getByRole('link', { name: 'Caramel Beurre Salé' }).click();
  await name.fill('Caramel Brun');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await follow(page, isMobile, 'Catégories');
  await expect(titled(page, 'Catégories')).toBeVisible();

  await follow(page, isMobile, 'Tous les produits');
  await page.getByRole('button', { name: 'Ajouter un produit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un nouveau produit' });
  await dialog.getByLabel('Nom du produit *').fill('Poire');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Quitter' }).click();
  await expect(dialog).toBeHidden();
});

test('an address that leads nowhere says so, with and without a session; a slash at an end is left out', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/404/);
  for (const home of ['/admin/login', '/admin']) {
    if (home === '/admin') await enterAdmin(page);
    for (const address of ['/admin/nulle-part', '/admin/commandes/2/3', '/admin/parametres/x']) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await expect(titled(page, 'Oups ! Page non trouvée')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL(home);
  }
  // The demonstration has no page of a live shop.
  await page.goto('/admin/support');
  await expect(titled(page, 'Oups ! Page non trouvée')).toBeVisible();
  await page.goto('/admin/');
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/commandes/?statut=shipped');
  await expect(page).toHaveURL('/admin/commandes?statut=shipped');
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
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
