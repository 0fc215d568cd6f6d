import { enterAdmin, follow, openRowMenu, order, titled } from '../administrator.ts';
import { holdScripts } from '../early.ts';
import { expect, isLoaded, test } from '../fixtures.ts';
import { enterOffice } from '../office.ts';

// The office before its script has come, when it doesn't come, and when it has come early.

test('the first calls of a screen start before its script has come, and are made once', async ({ page }) => {
  await enterOffice(page);
  const letScriptsCome = await holdScripts(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/admin/')) asked.push(pathname + search);
  });
  await page.goto('/admin/commandes', { waitUntil: 'commit' });
  const first = ['/api/admin/events', '/api/admin/session', '/api/admin/orders?limit=50'];
  await expect.poll(() => asked).toEqual(first);
  letScriptsCome();
  await expect(page.getByRole('table', { name: 'Commandes', exact: true })).toBeAttached();
  await isLoaded(page);
  expect(asked.filter((call) => first.includes(call))).toEqual(first);
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

test('the code of all pages loads in idle time, so that they open without a network', { tag: '@release' }, async ({
  page,
  context,
}) => {
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

test('with data saving, the code of a page loads when its link is followed, not before', { tag: '@release' }, async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/UsersPage-[^/]+\.js$/.test(request.url())) asked.push(request.url());
  });
  await enterAdmin(page, '/admin/commandes');
  await isLoaded(page);
  // Nothing says that a page is idle and has loaded no more.
  await page.waitForLoadState('networkidle');
  if (!isMobile) await page.getByRole('link', { name: 'Utilisateurs', exact: true }).hover();
  expect(asked).toEqual([]);
  await follow(page, isMobile, 'Utilisateurs');
  await expect(page.getByRole('table', { name: 'Utilisateurs' })).toBeVisible();
  expect(asked).toHaveLength(1);
});
