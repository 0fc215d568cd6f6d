import { testCredentials } from '@nuee/domain';
import { enterShop, expect, type Page, test } from '../fixtures.ts';
import { enterAccount, openTab, orderByTransfer, panel } from '../ownAccount.ts';
import { logInOwner } from '../owner.ts';
import { logIn } from '../shopper.ts';

/** Until the page has done what it does when it has nothing else to do. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => setTimeout(done, 0))));

/** The link to the account in the header. */
const accountLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test('the link to the account says how many notifications a registered customer hasn’t read', {
  tag: '@release',
}, async ({ page, api }) => {
  await enterAccount(page, api.url);
  const { _id } = await orderByTransfer(page, api.url);
  await (await logInOwner(api.url)).call('PUT', `/api/admin/orders/${_id}/status`, { status: 'processing' });
  await page.goto('/faq');
  await expect(accountLink(page, 'Mon compte, 1 notification non lue')).toBeVisible();

  await page.goto('/mon-compte');
  await openTab(page, 'Notifications');
  await panel(page)
    .getByRole('link', { name: /Commande/ })
    .click();
  await expect(accountLink(page, 'Mon compte')).toBeVisible();
});

test('neither a guest nor the demonstration asks for notifications', { tag: '@release' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/notifications')) asked.push(request.url());
  });
  await enterShop(page, '/faq');
  await idle(page);
  await logIn(page, testCredentials.customer);
  await page.goto('/mon-compte?tab=notifications');
  await expect(page.getByRole('tab', { name: 'Notifications' })).toHaveAccessibleDescription(/non lue/);
  await idle(page);
  await page.goto('/faq');
  await expect(accountLink(page, 'Mon compte')).toBeVisible();
  await idle(page);
  expect(asked).toEqual([]);
});
