import type { OwnerOrder } from '@nuee/domain/live';
import { titled } from '../administrator.ts';
import { expect } from '../fixtures.ts';
import { logInAt } from '../office.ts';
import { enterAccount, logInElsewhere, openTab } from '../ownAccount.ts';
import { openShop, type Service, serviceOwner, test } from '../service.ts';

const address = {
  ...{ firstName: 'Inès', lastName: 'Faure', phone: '0601020304' },
  ...{ street: '4 rue des Lilas', city: 'Lyon', postalCode: '69001', country: 'France' },
};

/** An order of this customer for two bottles, by transfer. */
async function order(service: Service, customer: { email: string; password: string }): Promise<OwnerOrder> {
  const { url } = service.api;
  const token = await logInElsewhere(url, customer);
  const send = async (path: string, body: unknown) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok, path).toBe(true);
    return answer.json();
  };
  const { items } = await service.owner.call<{ items: { id: string }[] }>('GET', '/api/admin/products?q=tabac');
  await send('/api/cart/add', { productId: items[0]?.id, quantity: 2, size: 10, nicotineStrength: 6 });
  const body = { shippingAddress: address, billingAddress: address, paymentMethod: 'bank-transfer' };
  const { _id } = await send('/api/orders', body);
  return service.owner.call<OwnerOrder>('GET', `/api/admin/orders/${_id}`);
}

test('a broken bottle of a paid order is paid back; its customer gets a mail and the credit note', async ({
  page,
  context,
  service,
}) => {
  test.slow();
  await openShop(service);
  const customer = await enterAccount(page, service.api.url);
  const { _id, orderNumber } = await order(service, customer);
  await service.owner.call('PUT', `/api/admin/orders/${_id}/payment`, { paymentStatus: 'paid' });

  const office = await context.newPage();
  await logInAt(office, serviceOwner);
  await expect(titled(office, 'Tableau de bord')).toBeVisible();
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
