import { enterAdmin, follow, order, rowOf, titled } from '../administrator.ts';
import { expect, isLoaded, type Page, test } from '../fixtures.ts';
import { enterOffice, placeOrder } from '../office.ts';

// What is in a list, its address says; what is looked for is found by its name.

/** On a phone they are folded away. */
async function unfoldFilters(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: /^Filtres/ }).click();
}

test('the address holds the search, the filter and the sort of a list, also backwards and when it is loaded again', async ({
  page,
  isMobile,
}) => {
  await enterAdmin(page, '/admin/commandes');
  const table = page.getByRole('table', { name: 'Commandes' });
  const search = page.getByPlaceholder('Rechercher une commande...');
  await search.pressSequentially('LEFÈVRE');
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/recherche=LEF%C3%88VRE/);
  await search.press('Escape');
  await expect(page.getByText('5 commandes')).toBeVisible();

  const filter = page.getByRole('button', { name: /^Filtrer par statut/ });
  await filter.click();
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

test('no keystroke is lost while the address follows the search', { tag: '@release' }, async ({ page }) => {
  await enterAdmin(page, '/admin/commandes');
  const search = page.getByPlaceholder('Rechercher une commande...');
  // The worst moment: letters are typed while the router still handles the address of the previous ones.
  await page.evaluate(() => {
    const rest = [...' lefèvre'];
    const replace = history.replaceState.bind(history);
    history.replaceState = (...state) => {
      replace(...state);
      if (!location.search.startsWith('?recherche=')) return;
      const letter = rest.shift();
      if (letter !== undefined) document.execCommand('insertText', false, letter);
    };
  });
  await search.fill('nathan');
  await expect(search).toHaveValue('nathan lefèvre');
  await expect(page).toHaveURL(/recherche=nathan\+lef%C3%A8vre$/);
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
});

test('selected orders get one status at once, and a view of the list is kept under its name', async ({
  page,
  api,
  isMobile,
}) => {
  const orders = [await placeOrder(api.url), await placeOrder(api.url)];
  await enterOffice(page);
  await page.goto('/admin/commandes');
  const table = page.getByRole('table', { name: 'Commandes' });
  for (const { orderNumber } of orders)
    await page.getByRole('checkbox', { name: `Sélectionner ${orderNumber}` }).check();
  await page.getByRole('button', { name: 'Changer le statut (2)' }).click();
  await page.getByRole('menuitemradio', { name: 'En préparation' }).click();
  const question = page.getByRole('alertdialog', { name: '2 commandes : En préparation ?' });
  await question.getByRole('button', { name: 'Changer le statut' }).click();
  await expect(page.getByText('2 commandes : En préparation')).toBeVisible();
  for (const { orderNumber } of orders) {
    await expect(rowOf(table, new RegExp(orderNumber))).toContainText('En préparation');
  }

  await unfoldFilters(page, isMobile);
  await page.getByLabel('Statut', { exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'En préparation' }).click();
  await page.getByRole('button', { name: 'Vue : non enregistrée' }).click();
  await page.getByRole('menuitem', { name: 'Enregistrer cette vue…' }).click();
  await page.getByRole('textbox', { name: 'Nom de la vue' }).fill('À emballer');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Vue : À emballer' }).click();
  await page.getByRole('menuitemradio', { name: 'Toutes les commandes' }).click();
  await expect(page).toHaveURL(/commandes$/);
  await page.reload();
  await isLoaded(page);
  await page.getByRole('button', { name: 'Vue : Toutes les commandes' }).click();
  await page.getByRole('menuitemradio', { name: 'À emballer' }).click();
  await expect(page).toHaveURL(/statut=processing/);
  await page.getByRole('button', { name: 'Vue : À emballer' }).click();
  await page.getByRole('menuitem', { name: /^Oublier/ }).click();
  await expect(page.getByRole('button', { name: 'Vue : non enregistrée' })).toBeVisible();
});

test('orders are filtered by payment and dates, and the address keeps the filter', async ({ page, api, isMobile }) => {
  const order = await placeOrder(api.url);
  await enterOffice(page);
  await page.goto('/admin/commandes');
  const table = page.getByRole('table', { name: 'Commandes' });
  const row = rowOf(table, new RegExp(order.orderNumber));
  await expect(row).toBeVisible();
  // The API sorts by it too.
  await table.getByRole('button', { name: 'Paiement' }).click();
  await expect(page).toHaveURL(/tri=paiement/);
  await expect(row).toBeVisible();
  await unfoldFilters(page, isMobile);
  await page.getByLabel('Paiement', { exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Payée' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Paiement : Payée' }).click();
  await page.getByRole('menuitemradio', { name: 'En attente' }).click();
  await expect(row).toBeVisible();
  await page.getByLabel('Au', { exact: true }).fill('2020-12-31');
  await expect(row).toHaveCount(0);
  await expect(page).toHaveURL(/paiement=pending.*au=2020-12-31/);
  await page.reload();
  await expect(titled(page, 'Commandes')).toBeVisible();
  await isLoaded(page);
  await expect(row).toHaveCount(0);
  await unfoldFilters(page, isMobile);
  await page.getByLabel('Au', { exact: true }).fill('');
  await expect(row).toBeVisible();
});

test('the address of a searched list asks for nothing but what it names', { tag: '@release' }, async ({
  page,
  api,
}) => {
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

test('a page of a list is reached again by its address, without the pages before it', { tag: '@release' }, async ({
  page,
  api,
}) => {
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

  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('iban');
  await options.filter({ hasText: /^IBAN$/ }).click();
  await expect(page.getByRole('main').getByRole('textbox', { name: /^IBAN/ })).toBeFocused();
});
