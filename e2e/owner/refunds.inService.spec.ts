import { expect } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { enterAccount, openTab } from '../ownAccount.ts';
import { openShop, serviceOwner, test } from '../service.ts';
import { orderInService } from '../serviceOrders.ts';

test('a broken bottle of a paid order is paid back; its customer gets a mail and the credit note', async ({
  page,
  context,
  service,
}) => {
  test.slow();
  await openShop(service);
  const customer = await enterAccount(page, service.api.url);
  const { _id, orderNumber } = await orderInService(service, { customer });
  await service.owner.call('PUT', `/api/admin/orders/${_id}/payment`, { paymentStatus: 'paid' });

  const office = await context.newPage();
  await enterOffice(office, serviceOwner);
  await office.goto(`/admin/commandes/${_id}`);
  await office.getByRole('button', { name: 'Rembourser' }).click();
  const dialog = office.getByRole('dialog', { name: `Rembourser la commande ${orderNumber}` });
  await dialog.getByRole('textbox', { name: /^Tabac Blond/ }).fill('1');
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Flacon cassé');
  await expect(dialog.getByRole('status')).toContainText(/Un avoir de 12,90/);
  await dialog.getByRole('button', { name: /^Rembourser 12,90/ }).click();
  const payment = office.getByRole('region', { name: 'Paiement', exact: true });
  await expect(payment).toContainText(/A-\d{4}-\d{6}.*12,90/);
  await expect(payment).toContainText('Payée');

  await page.goto('/mon-compte');
  await openTab(page, 'Mes commandes');
  const row = page.getByRole('main').getByRole('article', { name: orderNumber });
  await row.getByRole('button', { name: 'Voir le détail' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^avoir A-/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^avoir-A-\d{4}-\d{6}\.pdf$/);
  await expect
    .poll(async () => (await service.api.mailsTo(customer.email)).map(({ subject }) => subject))
    .toContain(`Votre commande ${orderNumber} est remboursée en partie`);
});
