import { readFile } from 'node:fs/promises';
import { manyOrders } from '@nuee/domain/fixtures';
import { enterAdmin, follow, openRowMenu, order, rowOf, showOrders, titled } from './administrator.ts';
import { expect, type Page, test } from './fixtures.ts';
import { press } from './shopper.ts';

async function exported(page: Page, button = 'Exporter'): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  return file.trimEnd().split('\r\n');
}

test('no keystroke is lost while the address follows the search', async ({ page }) => {
  await enterAdmin(page, '/admin/commandes');
  const search = page.getByPlaceholder('Rechercher une commande...');
  await search.fill('camille');
  // The worst moment: the next letters come while the router takes over the address of the letters before.
  await page.evaluate(() => {
    const rest = [...' roussel'];
    const replace = history.replaceState.bind(history);
    history.replaceState = (...state) => {
      replace(...state);
      const letter = rest.shift();
      if (letter !== undefined) document.execCommand('insertText', false, letter);
    };
  });
  await expect(search).toHaveValue('camille roussel');
  await expect(page).toHaveURL(/recherche=camille\+roussel$/);
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
});

test('what is selected stays so while the list is narrowed, and is taken along alone', async ({ page }) => {
  await enterAdmin(page, '/admin/commandes');
  const box = (n: number) => page.getByRole('checkbox', { name: order(n) });
  await press(box(2));
  await page.getByPlaceholder('Rechercher une commande...').fill('camille');
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

test('the address holds how far a long list was scrolled', async ({ page }) => {
  const orders = manyOrders(1_000, new Date());
  await showOrders(page, orders);
  await enterAdmin(page, '/admin/commandes?page=8');
  const number = (place: number) => page.getByRole('link', { name: orders[place]?.orderNumber ?? '', exact: false });
  await expect(number(350)).toBeInViewport();
  await expect(number(0)).toHaveCount(0);

  await page.evaluate(() => window.scrollTo(0, 30_000));
  await expect(page).toHaveURL(/\?page=(?!8$)\d+$/);
  const shown = Number(new URL(page.url()).searchParams.get('page'));
  await page.reload();
  await expect(number((shown - 1) * 50)).toBeInViewport();

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(number(0)).toBeInViewport();
  await expect(page).toHaveURL(/\/commandes$/);

  await page.evaluate(() => window.scrollTo(0, 30_000));
  await expect(page).toHaveURL(/\?page=\d+$/);
  await page.getByPlaceholder('Rechercher une commande...').fill(orders[3]?.orderNumber ?? '');
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?recherche=[^&]+$/);
});

test('a cell that a spreadsheet would take for a formula is taken along as text', async ({ page }) => {
  await enterAdmin(page, '/admin/utilisateurs/ajouter');
  await page.getByLabel('Nom *').fill('=HYPERLINK("https://exemple.test")');
  await page.getByLabel('Email *').fill('+33@mail.example');
  await page.getByRole('button', { name: 'Ajouter l’utilisateur' }).click();
  const [, first] = await exported(page);
  expect(first).toMatch(/^"'=HYPERLINK\(""https:\/\/exemple\.test""\)";'\+33@mail\.example;/);
});

test('the focus begins at the title of each page, and in the list after a row was deleted', async ({
  page,
  isMobile,
}) => {
  await enterAdmin(page, '/admin/produits');
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

test('menus are gone through by keyboard', async ({ page }) => {
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

test('a menu that was never opened needs nothing from the line by then', async ({ page, context }) => {
  await enterAdmin(page, '/admin/commandes');
  const hasCode = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/menu-[^/]+\.js$/.test(name)));
  await expect.poll(hasCode).toBe(true);
  await context.setOffline(true);
  await expect((await openRowMenu(page, order(5))).getByRole('menuitem', { name: 'Voir les détails' })).toBeVisible();
});

test('who saves data gets the code of menus with the first one, and not before', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/menu-[^/]+\.js$/.test(request.url())) asked.push(request.url());
  });
  await enterAdmin(page, '/admin/commandes');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect((await openRowMenu(page, order(5))).getByRole('menuitem', { name: 'Voir les détails' })).toBeVisible();
  expect(asked.length).toBe(1);
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
    await expect(page.locator('#root > [inert]'), address).toHaveCount(0);
    await expect(page.getByText(/introuvable|indisponible/), address).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${address}/?$`));
    // Also what a menu would show: the links of a row stand on its page as well.
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
