import { readFile } from 'node:fs/promises';
import { manyOrders } from '@nuee/domain/fixtures';
import { enterAdmin, follow, openRowMenu, order, rowOf, showOrders, titled } from '../administrator.ts';
import { expect, isLoaded, type Page, test, untilAnswering } from '../fixtures.ts';
import { press } from '../shopper.ts';

async function exported(page: Page, button = 'Exporter'): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  return file.trimEnd().split('\r\n');
}

test('no keystroke is lost while the address follows the search', async ({ page }) => {
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

test('what is selected stays selected while the list is filtered, and only that is exported', async ({ page }) => {
  await enterAdmin(page, '/admin/commandes');
  const box = (n: number) => page.getByRole('checkbox', { name: order(n) });
  await press(box(2));
  await page.getByPlaceholder('Rechercher une commande...').fill('nathan');
  await expect(box(2)).toHaveCount(0);
  await press(box(5));
  await page.getByRole('searchbox').press('Escape');
  await expect(box(2)).toBeChecked();
  await expect(box(3)).not.toBeChecked();
  const lines = await exported(page, 'Exporter (2)');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(order(5));
  expect(lines[2]).toMatch(order(2));
  await press(box(2));
  await press(box(5));
  expect(await exported(page)).toHaveLength(6);
  await press(page.getByRole('checkbox', { name: 'Tout sélectionner' }));
  expect(await exported(page, 'Exporter (5)')).toHaveLength(6);
});

test('a long list is shown in pages of fifty rows, and the address holds the page', async ({ page }) => {
  const orders = manyOrders(1_000, new Date());
  await showOrders(page, orders);
  await enterAdmin(page, '/admin/commandes?page=8');
  const number = (place: number) => page.getByRole('link', { name: orders[place]?.orderNumber ?? '', exact: false });
  const turn = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await expect(number(350)).toBeVisible();
  await expect(number(399)).toBeVisible();
  await expect(number(349)).toHaveCount(0);
  await expect(number(400)).toHaveCount(0);
  await expect(page.getByText('Page 8 sur 20')).toBeVisible();
  await expect(page.getByText(/^1\s000 commandes$/)).toBeVisible();

  await turn('Page suivante');
  await expect(page).toHaveURL('/admin/commandes?page=9');
  await expect(number(400)).toBeInViewport();
  await page.reload();
  await expect(number(400)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin/commandes?page=8');
  await expect(number(350)).toBeVisible();

  // The results of a search are paged too.
  await page.getByPlaceholder('Rechercher une commande...').fill('moreau');
  await expect(page).toHaveURL('/admin/commandes?recherche=moreau');
  await expect(page.getByText(/^Page 1 sur \d$/)).toBeVisible();
  await turn('Page suivante');
  await expect(page).toHaveURL('/admin/commandes?recherche=moreau&page=2');
  await page.goBack();
  await expect(page.getByText(/^Page 1 sur \d$/)).toBeVisible();
  await expect(page.getByPlaceholder('Rechercher une commande...')).toHaveValue('moreau');

  await page.goto('/admin/commandes?page=700');
  await expect(number(999)).toBeVisible();
  await expect(page.getByText('Page 20 sur 20')).toBeVisible();
});

test('rows are selected over several pages, and all that is found is exported', async ({ page }) => {
  await showOrders(page, manyOrders(120, new Date()));
  await enterAdmin(page, '/admin/commandes');
  const all = page.getByRole('checkbox', { name: 'Tout sélectionner' });
  await expect(page.getByText('Page 1 sur 3')).toBeVisible();
  expect(await exported(page)).toHaveLength(121);
  await press(all);
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await expect(all).not.toBeChecked();
  await press(page.getByRole('checkbox', { name: /^Sélectionner CMD/ }).first());
  expect(await exported(page, 'Exporter (51)')).toHaveLength(52);
});

test('a cell that a spreadsheet would take for a formula is exported as text', async ({ page }) => {
  await enterAdmin(page, '/admin/utilisateurs/ajouter');
  await page.getByLabel('Nom *').fill('=HYPERLINK("https://exemple.test")');
  await page.getByLabel('E-mail *').fill('+33@mail.example');
  await page.getByRole('button', { name: 'Ajouter l’utilisateur' }).click();
  const [, first] = await exported(page);
  expect(first).toMatch(/^"'=HYPERLINK\(""https:\/\/exemple\.test""\)";'\+33@mail\.example;/);
});

test('the focus starts at the title of each page, and moves to the list after a row was deleted', async ({
  page,
  isMobile,
}) => {
  await enterAdmin(page, '/admin/produits');
  // A link that is followed before the page answers leads to a document, which begins at its top.
  await untilAnswering(page);
  await follow(page, isMobile, 'Commandes');
  await expect(titled(page, 'Commandes')).toBeFocused();
  await page.getByRole('link', { name: order(4) }).click();
  await expect(titled(page, order(4))).toBeFocused();
  await page.goBack();
  await expect(titled(page, 'Commandes')).toBeFocused();

  await follow(page, isMobile, 'Tous les produits');
  await (await openRowMenu(page, 'Vanille Bourbon')).getByRole('menuitem', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  const table = page.getByRole('table', { name: 'Produits' });
  await expect(rowOf(table, 'Vanille Bourbon')).toHaveCount(0);
  const isInList = () => table.evaluate((element) => document.activeElement?.contains(element) ?? false);
  await expect.poll(isInList).toBe(true);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('menus are used by keyboard', async ({ page }) => {
  await enterAdmin(page, '/admin/commandes');
  const button = page.getByRole('button', { name: new RegExp(`^Actions pour ${order(5).source}`) });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Voir les détails' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Changer le statut' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitemradio', { name: 'En préparation' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitemradio', { name: 'Annulée' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  await expect(rowOf(page.getByRole('table', { name: 'Commandes' }), order(5))).toContainText('Annulée');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Voir les détails' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the code of all pages loads in idle time, so that they open without a network', async ({ page, context }) => {
  await enterAdmin(page, '/admin/commandes');
  const hasCode = () =>
    page.evaluate(() =>
      ['UsersPage', 'SettingsPage'].every((name) =>
        performance.getEntriesByType('resource').some((resource) => resource.name.includes(`/${name}-`)),
      ),
    );
  await expect.poll(hasCode).toBe(true);
  await context.setOffline(true);
  await expect((await openRowMenu(page, order(5))).getByRole('menuitem', { name: 'Voir les détails' })).toBeVisible();
});

test('with data saving, the code of a page loads when its link is followed, not before', async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/UsersPage-[^/]+\.js$/.test(request.url())) asked.push(request.url());
  });
  await enterAdmin(page, '/admin/commandes');
  await isLoaded(page);
  await page.waitForLoadState('networkidle');
  if (!isMobile) await page.getByRole('link', { name: 'Utilisateurs', exact: true }).hover();
  await untilAnswering(page);
  expect(asked).toEqual([]);
  await follow(page, isMobile, 'Utilisateurs');
  await expect(page.getByRole('table', { name: 'Utilisateurs' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('every link of the administration leads somewhere', async ({ page, request }) => {
  await enterAdmin(page);
  // The entry « Produits » of the navigation unfolds, and on its own pages it is unfolded.
  const waiting = ['/admin', '/admin/produits'];
  const seen = new Set<string>(waiting);
  for (const address of waiting) {
    if (!address.startsWith('/admin')) {
      expect((await request.get(address)).status(), address).toBe(200);
      continue;
    }
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
});
