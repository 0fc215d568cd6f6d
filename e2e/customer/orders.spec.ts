import { readFile } from 'node:fs/promises';
import { formatPrice } from '@nuee/domain';
import type { OwnerProduct } from '@nuee/domain/live';
import { expect, test } from '../fixtures.ts';
import { enterAccount, openTab, orderByTransfer, panel } from '../ownAccount.ts';
import { logInOwner } from '../owner.ts';
import { addToCart, cartLink, readFromApi } from '../shopper.ts';

// What a registered customer does with the orders of her account.

test('an order by transfer stands in the account, and its invoice once the owner has the money', async ({
  page,
  api,
}) => {
  await enterAccount(page, api.url);
  const { _id, orderNumber, totalPrice } = await orderByTransfer(page, api.url);
  await expect(page).toHaveURL('/mon-compte?tab=orders');
  const order = panel(page).getByRole('article', { name: orderNumber });
  await expect(order).toContainText(formatPrice(totalPrice));
  await order.getByRole('button', { name: 'Voir le détail' }).click();
  await expect(order.getByText('Virement bancaire, en attente de paiement')).toBeVisible();
  await expect(order.getByRole('button', { name: /^Facture/ })).toHaveCount(0);

  const owner = await logInOwner(api.url);
  await owner.call('PUT', `/api/admin/orders/${_id}/payment`, { paymentStatus: 'paid' });
  const trackingUrl = 'https://transporteur.example/suivi/AB12';
  await owner.call('PUT', `/api/admin/orders/${_id}/status`, { status: 'shipped', parcels: [{ url: trackingUrl }] });
  // A busy API may need longer to draw an invoice than it lets anybody wait, and says to ask again.
  const headers = { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` };
  const drawn = async () => (await fetch(`${api.url}/api/orders/${_id}/invoice`, { headers })).status;
  await expect.poll(drawn, { timeout: 60_000 }).toBe(200);
  await page.reload();
  await expect(order.getByText('Expédiée', { exact: true })).toBeVisible();
  await order.getByRole('button', { name: 'Voir le détail' }).click();
  await expect(order.getByText(/^Virement bancaire, payé le/)).toBeVisible();
  await expect(order.getByRole('link', { name: /^Suivre le colis/ })).toHaveAttribute('href', trackingUrl);
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    order.getByRole('button', { name: /^Facture F-/ }).click(),
  ]);
  expect(invoice.suggestedFilename()).toMatch(/^facture-F-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await invoice.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await openTab(page, 'Mes factures');
  await expect(panel(page).getByText(`Commande ${orderNumber},`)).toBeVisible();
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    panel(page)
      .getByRole('button', { name: /^Télécharger la facture/ })
      .click(),
  ]);
  expect(again.suggestedFilename()).toBe(invoice.suggestedFilename());

  const tab = page.getByRole('tab', { name: 'Notifications' });
  await expect(tab).toHaveAccessibleDescription('1 non lue');
  await openTab(page, 'Notifications');
  await panel(page)
    .getByRole('link', { name: new RegExp(`Votre commande ${orderNumber}`) })
    .click();
  await expect(page).toHaveURL(`/commande-confirmee/${_id}`);
  // It counts as read even if the page is left at once.
  await page.goto('/faq');
  await expect.poll(() => readFromApi(page, api.url, '/api/notifications')).toMatchObject({ items: [{ read: true }] });
  await page.goto('/mon-compte?tab=notifications');
  await expect(panel(page).getByText(new RegExp(`Votre commande ${orderNumber} est`))).toBeVisible();
  await expect(tab).not.toHaveAccessibleDescription(/non lue/);
});

test('an order is cancelled after a question, until its parcel leaves', { tag: '@release' }, async ({
  page,
  api,
  expectedMessages,
}) => {
  // The parcel of the second one leaves while it is on screen.
  expectedMessages.push(/409/);
  await enterAccount(page, api.url);
  const { orderNumber } = await orderByTransfer(page, api.url);
  const order = panel(page).getByRole('article', { name: orderNumber });
  const question = page.getByRole('alertdialog', { name: `Annuler la commande ${orderNumber}` });
  await order.getByRole('button', { name: 'Voir le détail' }).click();
  await expect(order.getByText('Commande passée')).toBeVisible();
  await order.getByRole('button', { name: 'Annuler la commande' }).click();
  await question.getByRole('button', { name: 'Garder la commande' }).click();
  await expect(question).toBeHidden();
  await expect(order.getByText('En attente', { exact: true })).toBeVisible();
  await order.getByRole('button', { name: 'Annuler la commande' }).click();
  await question.getByRole('button', { name: 'Annuler la commande' }).click();
  await expect(page.getByText('Commande annulée', { exact: true })).toBeVisible();
  await expect(order.getByText('Commande annulée')).toBeVisible();
  await expect(order.getByRole('button', { name: 'Annuler la commande' })).toHaveCount(0);

  const { _id, orderNumber: second } = await orderByTransfer(page, api.url);
  const late = panel(page).getByRole('article', { name: second });
  await late.getByRole('button', { name: 'Voir le détail' }).click();
  await (await logInOwner(api.url)).call('PUT', `/api/admin/orders/${_id}/status`, { status: 'shipped' });
  await late.getByRole('button', { name: 'Annuler la commande' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la commande' }).click();
  await expect(page.getByText(/^Cette commande est déjà partie/)).toBeVisible();
  await page.reload();
  await expect(late.getByText('Expédiée', { exact: true })).toBeVisible();
});

test('an order is ordered again, and what is no longer in stock is named', { tag: '@release' }, async ({
  page,
  api,
}) => {
  await enterAccount(page, api.url);
  const { orderNumber } = await orderByTransfer(page, api.url);
  const order = panel(page).getByRole('article', { name: orderNumber });
  const again = order.getByRole('button', { name: 'Commander à nouveau' });
  await order.getByRole('button', { name: 'Voir le détail' }).click();
  await again.click();
  await expect(page).toHaveURL('/panier');
  await expect(page.getByRole('main').getByRole('link', { name: 'Tabac Blond' }).first()).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/1/);

  const owner = await logInOwner(api.url);
  const tobacco = '/api/admin/products/8';
  const { stock } = await owner.call<OwnerProduct>('GET', tobacco);
  await owner.call('PUT', `${tobacco}/stock`, { stock: 1 });
  try {
    await page.goto('/mon-compte');
    await openTab(page, 'Mes commandes');
    await order.getByRole('button', { name: 'Voir le détail' }).click();
    await again.click();
    await expect(order.getByText('Tabac Blond\u00a0: il n’en reste que 1.')).toBeVisible();
    await expect(page).toHaveURL(/mon-compte/);
  } finally {
    // Other journeys of the same API sell it too.
    await owner.call('PUT', `${tobacco}/stock`, { stock });
  }
});

test('who pays by transfer is told where to, and how the next order goes to the same address', {
  tag: '@release',
}, async ({ page, api }) => {
  const owner = await logInOwner(api.url);
  const set = async (bankTransfer: object): Promise<void> => {
    const { version } = await owner.call<{ version: number }>('GET', '/api/admin/settings');
    await owner.call('PUT', '/api/admin/settings', { bankTransfer, version });
  };
  await set({ iban: 'FR7630006000011234567890189', beneficiary: 'Maison Nuée SAS' });
  await enterAccount(page, api.url);
  const { _id, orderNumber, totalPrice } = await orderByTransfer(page, api.url);
  await page.goto(`/commande-confirmee/${_id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('FR76 3000 6000 0112 3456 7890 189')).toBeVisible();
  await expect(main.getByText('Maison Nuée SAS')).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: formatPrice(totalPrice) })).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: orderNumber }).first()).toBeVisible();
  await set({ iban: '', beneficiary: '' });
  await page.reload();
  await expect(main.getByRole('link', { name: 'demandez-nous nos coordonnées bancaires' })).toBeVisible();
  await expect(main.getByText('IBAN')).toHaveCount(0);
  // Nothing of the page without a script stands below it.
  await expect(page.getByRole('contentinfo')).toHaveCount(1);

  await page.goto('/catalogue');
  // The account's name isn't that of the parcel: the form begins with the profile and offers the latest address.
  await addToCart(page, { product: 'Tabac Blond', strength: 6, size: 10 });
  await cartLink(page).click();
  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  const form = page.getByRole('group', { name: 'Adresse de livraison' });
  const firstName = form.getByLabel('Prénom', { exact: true });
  await expect(firstName).toHaveValue('Noé');
  await firstName.fill('Noémie');
  await page.getByRole('button', { name: /^Livrer comme la dernière fois\s: Inès Moreau/ }).click();
  await expect(firstName).toHaveValue('Inès');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(firstName).toHaveValue('Noémie');
});
