import { type RelayService, startRelayService } from '@nuee/mock-api/relayService';
import { expect } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { enterAccount, openTab } from '../ownAccount.ts';
import { openShop, serviceOwner, test } from '../service.ts';
import { addToCart, cartLink, fillAddress, press, storedOrder } from '../shopper.ts';

// Its settings would change what other journeys pay.
test.use({ shopOf: 'relay points' });

let carrier: RelayService;

test.beforeAll(async ({ service }) => {
  carrier = await startRelayService();
  await service.api.stop();
  await service.api.start({ relay: carrier.settings });
});

test.afterAll(() => carrier.close());

test('an order is fetched at a relay point: bought, shipped with its number, one line paid back, the credit note read', async ({
  page,
  context,
  service,
}) => {
  test.slow();
  await openShop(service);
  const office = await context.newPage();
  await enterOffice(office, serviceOwner);
  await office.goto('/admin/parametres');
  await office.getByRole('button', { name: 'Ajouter un mode' }).click();
  const form = office.getByRole('form', { name: 'Mode de livraison' });
  await form.getByRole('textbox', { name: 'Nom' }).fill('Mondial Relay');
  await form.getByRole('combobox', { name: 'Sorte' }).selectOption('Point relais');
  await form.getByRole('textbox', { name: 'Prix (€)' }).fill('3,90');
  await expect(form.getByRole('checkbox', { name: 'Proposé aux clients' })).toBeChecked();
  await office.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await expect(office.getByRole('list', { name: 'Modes de livraison' })).toContainText('Mondial Relay');
  await service.published();

  const customer = await enterAccount(page, service.api.url);
  await addToCart(page, { product: 'Tabac Blond', strength: 6, size: 10 });
  await cartLink(page).click();
  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  await fillAddress(page);
  await page.getByRole('group', { name: 'Votre point relais' }).waitFor();
  await press(page.getByRole('radio', { name: /^PRESSE & FILS 12 QUAI MALAKOFF, 44000 NANTES · à 700/ }));
  await press(page.getByRole('radio', { name: /^Virement/ }));
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  const { _id, orderNumber, delivery } = await storedOrder(page, service.api.url);
  expect(delivery?.relayPoint?.id).toBe('066975');
  const main = page.getByRole('main');
  await expect(main).toContainText(/Point relais\s*PRESSE & FILS/);
  await service.owner.call('PUT', `/api/admin/orders/${_id}/payment`, { paymentStatus: 'paid' });

  await office.goto(`/admin/commandes/${_id}`);
  await expect(office.getByRole('region', { name: 'Point relais' })).toContainText('12 QUAI MALAKOFF');
  const shipping = office.getByRole('form', { name: 'Expédition' });
  await shipping.getByRole('textbox', { name: /^Numéro/ }).fill('12345678');
  await shipping.getByRole('combobox', { name: 'Transporteur' }).selectOption('Mondial Relay');
  await shipping.getByRole('button', { name: 'Marquer comme expédiée' }).click();
  await expect
    .poll(async () => (await service.api.mailsTo(customer.email)).map(({ text }) => text).join())
    .toContain('ce point relais');
  await office.getByRole('button', { name: 'Rembourser' }).click();
  const dialog = office.getByRole('dialog', { name: `Rembourser la commande ${orderNumber}` });
  await dialog.getByRole('textbox', { name: /^Tabac Blond/ }).fill('1');
  await dialog.getByRole('textbox', { name: 'Motif' }).fill('Flacon cassé');
  await dialog.getByRole('button', { name: /^Rembourser 12,90/ }).click();
  await expect(office.getByRole('region', { name: 'Paiement', exact: true })).toContainText(/A-\d{4}-\d{6}.*12,90/);

  await page.goto('/mon-compte');
  await openTab(page, 'Mes commandes');
  const row = main.getByRole('article', { name: orderNumber });
  await row.getByRole('button', { name: 'Voir le détail' }).click();
  await expect(row).toContainText(/Point relais\s*PRESSE & FILS/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^avoir A-/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^avoir-A-\d{4}-\d{6}\.pdf$/);
});
