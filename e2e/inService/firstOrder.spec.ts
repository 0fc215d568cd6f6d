import type { OwnerOrder } from '@nuee/domain/live';
import { expect } from '../fixtures.ts';
import { enterAccount, orderByTransfer } from '../ownAccount.ts';
import { openShop, test } from './service.ts';

test('a first order is placed by transfer, told by mail, and withdrawn from by its link in the account', async ({
  page,
  service,
}) => {
  await openShop(service);
  const { url } = service.api;
  const { email } = await enterAccount(page, url);
  const { _id, orderNumber, totalPrice } = await orderByTransfer(page, url);
  await expect.poll(async () => (await service.api.mailsTo(email)).length).toBe(1);
  const [mail] = await service.api.mailsTo(email);
  expect(mail?.text).toContain('FR76');

  const main = page.getByRole('main');
  const row = main.getByRole('article', { name: orderNumber });
  await row.getByRole('button', { name: 'Voir le détail' }).click();
  await expect(row.getByRole('row', { name: 'dont TVA (20%)' })).toBeVisible();
  await row.getByRole('link', { name: 'Renoncer au contrat ici' }).click();
  await main.getByRole('textbox', { name: 'Numéro de commande' }).fill(orderNumber);
  await main.getByRole('textbox', { name: 'Nom' }).fill('Inès Faure');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('button', { name: 'Confirmer la rétractation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre rétractation est reçue' })).toBeVisible();

  const order = await service.owner.call<OwnerOrder>('GET', `/api/admin/orders/${_id}`);
  expect(order).toMatchObject({ totalPrice, paymentStatus: 'pending' });
  expect(order.timeline.map(({ what }) => what)).toEqual(['created', 'withdrawal']);
});
