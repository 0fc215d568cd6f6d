import type { OwnerOrder } from '@nuee/domain/live';
import { createPaymentGateway, type PaymentGateway } from '@nuee/mock-api/paymentGateway';
import { expect, type Page } from '../fixtures.ts';
import { enterAccount } from '../ownAccount.ts';
import { openShop, type Service, test } from '../service.ts';
import { addToCart, cartLink, fillAddress, press } from '../shopper.ts';

let gateway: PaymentGateway;

test.beforeAll(async ({ service }) => {
  gateway = createPaymentGateway(() => `${service.api.url}/api/payments/notification`);
  await service.api.stop();
  await service.api.start({ gateway: gateway.settings });
  await openShop(service);
});

test.afterAll(async ({ service }) => {
  await service.api.stop();
  await service.api.start();
  await service.published();
});

test.beforeEach(async ({ page }) => {
  gateway.notifies = true;
  // The stand-in has the address of a real one, so that the policy of the shop's pages is tried too.
  await page.route(`${new URL(gateway.settings.url).origin}/**`, async (route) => {
    const { url, body } = { url: route.request().url(), body: route.request().postData() ?? '' };
    await route.fulfill(await gateway.answer({ url, body }));
  });
});

/** Orders by card, up to the page where it is paid. */
async function orderByCard(page: Page, service: Service): Promise<void> {
  await enterAccount(page, service.api.url);
  await addToCart(page, { product: 'Tabac Blond', strength: 6, size: 10 });
  await cartLink(page).click();
  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  await fillAddress(page);
  await press(page.getByRole('radio', { name: 'Carte bancaire' }));
  await expect(page.getByRole('main').getByText(/interdite aux mineurs/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Numéro de carte' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(page.getByRole('heading', { name: /^Paiement de/ })).toBeVisible();
  expect(new URL(page.url()).origin).toBe('https://gateway.example');
}

async function goBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Retourner à la boutique' }).click();
  await expect(page).toHaveURL(/\/commande-confirmee\//);
}

/** The order of the payment that was asked for last, as the owner reads it. */
async function ordered(service: Service): Promise<OwnerOrder> {
  const number = gateway.payments.at(-1)?.form.vads_order_id;
  const { items } = await service.owner.call<{ items: OwnerOrder[] }>('GET', `/api/admin/orders?q=${number}`);
  const [order] = items;
  if (!order) throw new Error(`There is no order ${number}.`);
  return order;
}

test('a card pays an order on the page of the bank, and the confirmation, a mail and the owner’s timeline say so', async ({
  page,
  service,
}) => {
  await orderByCard(page, service);
  await page.getByRole('button', { name: 'Payer' }).click();
  await goBack(page);
  await expect(page.getByText(/^Payé le/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Payer par carte' })).toHaveCount(0);
  const order = await ordered(service);
  expect(order).toMatchObject({ paymentStatus: 'paid', paymentReference: gateway.payments.at(-1)?.form.vads_trans_id });
  expect(order.timeline.map(({ who, what }) => `${who} ${what}`)).toEqual([
    'customer created',
    'gateway payment',
    'gateway invoice',
  ]);
  const subjects = async () => (await service.api.mailsTo(order.user.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toEqual([`Votre commande ${order.orderNumber} est reçue et payée`]);
});

test('a refused card leaves the order to be paid again, from the confirmation and from the account', {
  tag: '@release',
}, async ({ page, service }) => {
  await orderByCard(page, service);
  await page.getByRole('button', { name: 'Carte refusée' }).click();
  await goBack(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Votre paiement a été refusé' })).toBeVisible();
  await page.getByRole('button', { name: 'Payer par carte' }).click();
  await page.getByRole('button', { name: 'Annuler et retourner à la boutique' }).click();
  await goBack(page);
  await expect(page.getByText(/Votre paiement n’est pas terminé/)).toBeVisible();

  const { orderNumber } = await ordered(service);
  await page.getByRole('link', { name: 'Voir mes commandes' }).click();
  const row = page.getByRole('article', { name: orderNumber });
  await row.getByRole('button', { name: 'Voir le détail' }).click();
  await row.getByRole('button', { name: 'Payer par carte' }).click();
  await page.getByRole('button', { name: 'Payer' }).click();
  await goBack(page);
  await expect(page.getByText(/^Payé le/)).toBeVisible();
  expect((await ordered(service)).paymentStatus).toBe('paid');
});

test('back before the notification, the payment is being verified, until the page says by itself that it is paid', async ({
  page,
  service,
}) => {
  gateway.notifies = false;
  await orderByCard(page, service);
  await page.getByRole('button', { name: 'Payer' }).click();
  await goBack(page);
  await expect(page.getByText(/Paiement en cours de vérification/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Payer par carte' })).toHaveCount(0);
  const payment = gateway.payments.at(-1);
  if (payment) await gateway.notify(payment);
  await expect(page.getByText(/^Payé le/)).toBeVisible();
  await expect(page.getByText(/en cours de vérification/)).toHaveCount(0);
});
