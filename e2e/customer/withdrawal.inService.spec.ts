import { expect, type Page } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { openShop, serviceOwner, test } from '../service.ts';
import { orderInService } from '../serviceOrders.ts';
import { createCustomer } from '../shopper.ts';

async function declare(page: Page, orderNumber: string, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Numéro de commande' }).fill(orderNumber);
  await main.getByRole('textbox', { name: 'Nom' }).fill('Inès Faure');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('button', { name: 'Confirmer la rétractation' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre rétractation est reçue' })).toBeVisible();
  await expect(main.getByText(orderNumber).first()).toBeVisible();
}

const receiptOf = async (page: Page): Promise<string> =>
  /[0-9a-f]{8}-[0-9a-f-]{27}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';

test('a contract is withdrawn from by a link of every page, without login; pressing twice makes one receipt', async ({
  page,
  service,
}, { project }) => {
  await openShop(service);
  const [order, email] = [`CMD-2026-${project.name}`, `ines-${project.name}@exemple.fr`];
  await page.goto('/catalogue');
  await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Accessibilité' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibilité' })).toBeVisible();
  await foot.getByRole('link', { name: 'Renoncer au contrat ici' }).click();
  await declare(page, order, email);
  const receipt = await receiptOf(page);
  expect(receipt).not.toBe('');

  await page.goto('/retractation');
  await declare(page, order, email);
  expect(await receiptOf(page)).toBe(receipt);

  await expect.poll(async () => (await service.api.mailsTo(email)).length).toBe(1);
  const [mail] = await service.api.mailsTo(email);
  expect(mail?.text).toContain(receipt);
  expect(mail?.text).toContain('heure de Paris');
  const received = await service.owner.call<{ total: number }>('GET', `/api/admin/withdrawals?q=${email}`);
  expect(received.total).toBe(1);
});

test('what is withdrawn from waits for the owner until it is paid back', async ({ page, context, service }) => {
  test.slow();
  await openShop(service);
  const customer = await createCustomer(service.api.url);
  const { _id, orderNumber } = await orderInService(service, { customer });
  await service.owner.call('PUT', `/api/admin/orders/${_id}/payment`, { paymentStatus: 'paid' });
  await page.goto('/retractation');
  await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  await declare(page, orderNumber, customer.email);

  const office = await context.newPage();
  await office.setViewportSize({ width: 1440, height: 900 });
  await enterOffice(office, serviceOwner);
  const entry = office.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Rétractations' });
  await expect(entry).toHaveAccessibleDescription(/^\d+ à traiter$/);
  const waiting = async () => Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0] ?? 0);
  const before = await waiting();
  await office
    .getByRole('main')
    .getByRole('link', { name: /^rétractations? à traiter$/ })
    .click();
  const row = office.getByRole('row').filter({ hasText: orderNumber });
  await expect(row).toContainText('À rembourser avant le');
  await row.getByRole('button', { name: `Actions pour ${orderNumber}` }).click();
  await office.getByRole('menuitemradio', { name: 'Renvoyée' }).click();
  await expect(row).toContainText('Renvoyée');

  await row.getByRole('link', { name: orderNumber }).click();
  const banner = office.getByRole('region', { name: 'Rétractation', exact: true });
  await expect(banner).toContainText('Le client a renoncé à cette commande');
  await office.getByRole('button', { name: 'Rembourser' }).click();
  const dialog = office.getByRole('dialog', { name: `Rembourser la commande ${orderNumber}` });
  await dialog.getByRole('button', { name: 'Tout rembourser' }).click();
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Rétractation');
  await dialog.getByRole('button', { name: /^Rembourser \d/ }).click();
  await expect(banner).toContainText('Rétractation remboursée.');
  await expect.poll(waiting).toBe(before - 1);
  await expect
    .poll(async () => (await service.api.mailsTo(customer.email)).map(({ subject }) => subject))
    .toContain(`Votre commande ${orderNumber} est remboursée`);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form works all the same', async ({ page, service }, { project }) => {
    await openShop(service);
    const email = `sans-script-${project.name}@exemple.fr`;
    await page.goto('/retractation');
    await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
    // The question of the gate says so, which has been answered.
    await expect(page.getByText(/JavaScript/).filter({ visible: true })).toHaveCount(0);
    await declare(page, `CMD-2026-${project.name}-0`, email);
    await expect.poll(async () => (await service.api.mailsTo(email)).length).toBe(1);
  });
});
