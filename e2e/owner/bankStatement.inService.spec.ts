import type { OwnerOrder } from '@nuee/domain/live';
import { expect } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { openShop, serviceOwner, test } from '../service.ts';
import { orderInService } from '../serviceOrders.ts';

test('ten transfers of a statement are matched in four presses from the dashboard', async ({ page, service }) => {
  test.slow();
  await openShop(service);
  const orders: OwnerOrder[] = [];
  for (let i = 0; i < 10; i += 1) orders.push(await orderInService(service));
  const statement = [
    'Date;Libellé;Référence;Crédit',
    ...orders.map(
      ({ orderNumber, totalPrice }, i) =>
        `16/01/2026;VIR INES FAURE ${orderNumber};BQ-${i};${totalPrice.toFixed(2).replace('.', ',')}`,
    ),
  ].join('\n');

  await enterOffice(page, serviceOwner);
  const nav = page.getByRole('navigation', { name: 'Administration' }).filter({ visible: true });
  const main = page.getByRole('main');
  await nav.getByRole('link', { name: 'Commandes' }).click();
  await main.getByRole('link', { name: 'Relevé bancaire' }).click();
  await main
    .getByLabel(/^Relevé/)
    .setInputFiles({ name: 'releve.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) });
  await expect(main.getByRole('list', { name: 'Virements' }).getByRole('checkbox', { checked: true })).toHaveCount(10);
  await main.getByRole('button', { name: /^Enregistrer 10 paiements/ }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/10 commandes.*Payée/);
  for (const [i, { _id }] of orders.entries()) {
    const { paymentStatus, paymentReference } = await service.owner.call<OwnerOrder>('GET', `/api/admin/orders/${_id}`);
    expect([paymentStatus, paymentReference]).toEqual(['paid', expect.stringContaining(`BQ-${i}`)]);
  }
});

test('an unpaid order isn’t sent without a question, nor with others', async ({ page, service }) => {
  test.slow();
  await openShop(service);
  const [unpaid, paid] = [await orderInService(service), await orderInService(service)];
  await service.owner.call('PUT', `/api/admin/orders/${paid._id}/payment`, { paymentStatus: 'paid' });
  const read = ({ _id }: OwnerOrder) => service.owner.call<OwnerOrder>('GET', `/api/admin/orders/${_id}`);

  await enterOffice(page, serviceOwner);
  await page.goto(`/admin/commandes/${unpaid._id}`);
  await page.getByRole('button', { name: 'Marquer comme expédiée' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('n’est pas payée');
  await question.getByRole('button', { name: 'Annuler' }).click();
  expect((await read(unpaid)).status).toBe('pending');

  await page.goto('/admin/commandes');
  for (const { orderNumber } of [unpaid, paid])
    await page.getByRole('checkbox', { name: `Sélectionner ${orderNumber}` }).check();
  await page.getByRole('button', { name: 'Expédier avec numéros (2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Expédier 1 commande' });
  await expect(dialog).toContainText(`Reste comme elle est : ${unpaid.orderNumber} (pas payée)`);
  await dialog.getByRole('button', { name: 'Expédier' }).click();
  await expect.poll(async () => (await read(paid)).status).toBe('shipped');
  expect((await read(unpaid)).status).toBe('pending');
});
