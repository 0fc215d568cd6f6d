import { createPaymentGateway } from '@nuee/mock-api/paymentGateway';
import { expect } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { enterAccount } from '../ownAccount.ts';
import { openShop, serviceOwner, test } from '../service.ts';
import { addToCart, cartLink, fillAddress, press } from '../shopper.ts';

// Whether cards are taken is a fact of the whole shop.
test.use({ shopOf: 'cards' });

test('an owner sets her bank in the office, and the next customer pays by card, without a restart or a build', async ({
  page,
  context,
  service,
}) => {
  test.slow();
  await openShop(service);
  const gateway = createPaymentGateway(() => `${service.api.url}/api/payments/notification`);
  const { siteId, key } = gateway.settings;
  const office = await context.newPage();
  await enterOffice(office, serviceOwner);
  await office.goto('/admin/avant-d-ouvrir');
  await office.getByRole('link', { name: 'Régler le paiement par carte' }).click();
  await expect(office.getByLabel('Banque')).toBeFocused();
  await office.getByLabel('Banque').selectOption({ label: 'Systempay (Banque Populaire, Caisse d’Épargne)' });
  await office.getByLabel('Numéro de boutique').fill(siteId);
  await office.getByLabel('Clé de production').fill(key);
  await press(office.getByRole('radio', { name: /^Réel/ }));
  await office.getByRole('button', { name: 'Prendre les cartes' }).click();
  const asked = office.getByRole('dialog', { name: 'Prendre les cartes' });
  await asked.getByLabel('Votre mot de passe').fill(serviceOwner.password);
  await asked.getByRole('button', { name: 'Prendre les cartes' }).click();
  await expect(office.getByText(/^Enregistrée le/)).toBeVisible();
  await service.published();

  // The stand-in answers at the bank's own address, which the policy of the built pages has to allow.
  for (const origin of ['https://paiement.systempay.fr', new URL(gateway.settings.url).origin]) {
    await page.route(`${origin}/**`, async (route) => {
      const { url, body } = { url: route.request().url(), body: route.request().postData() ?? '' };
      await route.fulfill(await gateway.answer({ url, body }));
    });
  }
  await enterAccount(page, service.api.url);
  await addToCart(page, { product: 'Tabac Blond', strength: 6, size: 10 });
  await cartLink(page).click();
  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  await fillAddress(page);
  await press(page.getByRole('radio', { name: 'Carte bancaire' }));
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(page.getByRole('heading', { name: /^Paiement de/ })).toBeVisible();
  expect(new URL(page.url()).origin).toBe('https://paiement.systempay.fr');
  await page.getByRole('button', { name: 'Payer' }).click();
  await page.getByRole('link', { name: 'Retourner à la boutique' }).click();
  await expect(page.getByText(/^Payé le/)).toBeVisible();
});
