import { lowStockBelow } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { openShopSettings } from '@nuee/domain/fixtures';
import { ownerEvents, type ShopSettings } from '@nuee/domain/live';
import { titled } from '../administrator.ts';
import { expect } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { openShop, serviceOwner, test } from '../service.ts';
import { orderInService } from '../serviceOrders.ts';

test('what happens in the shop calls its owner by mail, and the mail leads to it', async ({ page, service }) => {
  test.slow();
  await openShop(service);
  const { owner, api } = service;
  const { version } = await owner.call<ShopSettings>('GET', '/api/admin/settings');
  const notifications = Object.fromEntries(ownerEvents.map((event) => [event, 'now']));
  await owner.call('PUT', '/api/admin/settings', { notifications, version });

  const withdrawn = await orderInService(service);
  await withdrawn.send(contract.withdrawFromOrder.path.replace('{id}', withdrawn._id), { confirm: true });
  const dropped = await orderInService(service);
  await dropped.send(contract.cancelOrder.path.replace('{id}', dropped._id));
  await dropped.send(contract.createTicket.path, { subject: 'Mon colis', message: 'Où est-il ?' });
  const { items } = await owner.call<{ items: { id: string }[] }>('GET', '/api/admin/products?q=tabac');
  const stock = `/api/admin/products/${items[0]?.id}/stock`;
  await owner.call('PUT', stock, { stock: lowStockBelow });
  await orderInService(service);
  await owner.call('PUT', stock, { stock: 100 });
  const { bankTransfer } = openShopSettings;
  await service.setUp({ ...openShopSettings, bankTransfer: { ...bankTransfer, iban: 'FR1420041010050500013M02606' } });
  await service.setUp(openShopSettings);

  const subjects = async () => (await api.mailsTo(serviceOwner.email)).map(({ subject }) => subject);
  await expect
    .poll(subjects, { timeout: 60_000 })
    .toEqual(
      expect.arrayContaining([
        `Nouvelle commande ${withdrawn.orderNumber}`,
        `Rétractation pour la commande ${withdrawn.orderNumber}`,
        `Commande ${dropped.orderNumber} annulée par son client`,
        'Message de Noé Petit',
        'Il reste peu de Tabac Blond',
        'L’IBAN de la boutique a changé',
      ]),
    );

  const mail = (await api.mailsTo(serviceOwner.email)).find(({ subject }) => subject?.endsWith(withdrawn.orderNumber));
  const [link = ''] = /https?:\S+\/admin\/commandes\/\S+/.exec(mail?.text ?? '') ?? [];
  await enterOffice(page, serviceOwner);
  await page.goto(link);
  await expect(titled(page, withdrawn.orderNumber)).toBeVisible();
});
