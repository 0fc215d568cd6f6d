import { testCredentials } from '@nuee/domain';
import { enterAdmin, follow, openRowMenu, rowOf, titled } from '../administrator.ts';
import { expect, test, untilAnswering } from '../fixtures.ts';

test('when the data can’t be loaded, the products say so and the orders only log it', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/could not be read/, /ERR_FAILED/, /preload|dynamically imported module/);
  await page.route(/\/admin\/assets\/samples-.*\.js/, (route) => route.abort());
  await enterAdmin(page, '/admin/produits');
  await expect(page.getByText('Erreur lors du chargement des produits')).toBeVisible();
  await page.goto('/admin/commandes');
  await expect(page.getByText('Aucune commande trouvée')).toBeVisible();
});

test('a missing record leads back to its list', async ({ page }) => {
  await enterAdmin(page, '/admin/commandes/inconnue');
  await page.getByRole('link', { name: 'Voir toutes les commandes' }).click();
  await expect(titled(page, 'Commandes')).toBeVisible();
});

for (const session of ['with', 'without'] as const) {
  test(`an unknown address shows the not-found page ${session} a session`, async ({ page, expectedMessages }) => {
    expectedMessages.push(/404/);
    if (session === 'with') await enterAdmin(page);
    for (const address of ['/admin/nulle-part', '/admin/commandes/2/3', '/admin/parametres/x']) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await expect(titled(page, 'Oups ! Page non trouvée')).toBeVisible();
      await expect(page.getByText('404')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL(session === 'with' ? '/admin' : '/admin/login');
  });
}

test('the address of the administration has no slash at its end', async ({ page }) => {
  await enterAdmin(page, '/admin/');
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/commandes/?statut=shipped');
  await expect(page).toHaveURL('/admin/commandes?statut=shipped');
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
});

test('what is typed and pressed before the script has loaded counts', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/admin/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').pressSequentially(testCredentials.administrator.email);
  await page.getByLabel('Mot de passe', { exact: true }).pressSequentially(testCredentials.administrator.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  resolve();
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
});

test('a list searched before its script has loaded shows the results', async ({ page }) => {
  await enterAdmin(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/admin/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/admin/commandes', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Rechercher une commande' }).fill('camille');
  resolve();
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Rechercher une commande' })).toHaveValue('camille');
  await expect(page).toHaveURL('/admin/commandes?recherche=camille');
});

test('the administration calls no server', async ({ page, isMobile }) => {
  const called: string[] = [];
  page.on('request', (request) => {
    // Fetches the page's scripts into the browser's cache first.
    if (request.url().includes('/admin/assets/')) return;
    if (['fetch', 'xhr', 'websocket'].includes(request.resourceType())) called.push(request.url());
  });
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Remplir automatiquement' }).click();
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
  for (const name of ['Commandes', 'Utilisateurs', 'Tous les produits']) {
    await follow(page, isMobile, name);
    await expect(page.getByRole('table')).toBeVisible();
  }
  await (await openRowMenu(page, 'Vanille Bourbon')).getByRole('menuitem', { name: 'Publier' }).click();
  await expect(rowOf(page.getByRole('table', { name: 'Produits' }), 'Vanille Bourbon')).toContainText('Publié');
  expect(called).toEqual([]);
});

test('a back office page whose script can’t be loaded says so, and opens when it is loaded again', async ({
  page,
  isMobile,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
  const asked: string[] = [];
  // From the start: the code of all pages loads in idle time.
  await page.route('**/assets/UsersPage-*.js*', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await enterAdmin(page);
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
  // Before hydration, the browser follows a link to a document, which requests its script until it arrives.
  await untilAnswering(page);
  await follow(page, isMobile, 'Utilisateurs');
  await expect(page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' })).toBeVisible();
  // Once as a preload and three times when the page is shown, not endlessly.
  expect(asked.length).toBeLessThanOrEqual(5);
  await page.unroute('**/assets/UsersPage-*.js*');
  // The rest of the administration still works.
  await follow(page, isMobile, 'Paramètres');
  await expect(titled(page, 'Paramètres')).toBeVisible();
  await follow(page, isMobile, 'Utilisateurs');
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(titled(page, 'Utilisateurs')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Utilisateurs' })).toBeVisible();
});
