import { expect } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { openShop, serviceOwner, test } from '../service.ts';
import { addToCart, cartLink, createCustomer, fillAddress, sendLogin, storedOrder } from '../shopper.ts';

// Its settings would change what other journeys pay.
test.use({ shopOf: 'delivery' });

test('an owner adds two delivery methods; product, cart, checkout, order and office say the same of them', async ({
  page,
  context,
  service,
}) => {
  test.slow();
  await openShop(service);
  const office = await context.newPage();
  await enterOffice(office, serviceOwner);
  await office.goto('/admin/parametres');
  for (const [name, price] of [
    ['Colissimo', '4,90'],
    ['Chronopost', '9,90'],
  ] as const) {
    await office.getByRole('button', { name: 'Ajouter un mode' }).click();
    const form = office.getByRole('form', { name: 'Mode de livraison' });
    await form.getByRole('textbox', { name: 'Nom' }).fill(name);
    await form.getByRole('textbox', { name: 'Prix (€)' }).fill(price);
    await office.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
    await expect(form).toBeHidden();
    await expect(office.getByRole('list', { name: 'Modes de livraison' })).toContainText(name);
  }
  await service.published();

  const customer = await createCustomer(service.api.url);
  const main = page.getByRole('main');
  await page.goto('/livraison');
  await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  await expect(main).toContainText(/4,90\s€ \(Colissimo\) ou 9,90\s€ \(Chronopost\)/);
  await addToCart(page, { product: 'Tabac Blond', strength: 3, size: 10 });
  await expect(main).toContainText(/Livraison dès 4,90/);
  await cartLink(page).click();
  await expect(page.getByRole('row', { name: /^Livraison dès 4,90/ })).toBeVisible();
  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  await sendLogin(page, customer);
  await fillAddress(page);
  await page.getByRole('radio', { name: /^Chronopost/ }).check();
  await expect(page.getByRole('row', { name: /^Total 22,80/ })).toBeVisible();
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  const { _id, delivery } = await storedOrder(page, service.api.url);
  expect(delivery?.name).toBe('Chronopost');
  await expect(page.getByRole('row', { name: /^Livraison \(Chronopost\) 9,90/ })).toBeVisible();
  await expect
    .poll(async () => (await service.api.mailsTo(customer.email)).map(({ text }) => text).join())
    .toContain('Livraison (Chronopost)');
  await office.goto(`/admin/commandes/${_id}`);
  await expect(office.getByRole('row', { name: /^Livraison \(Chronopost\) 9,90/ })).toBeVisible();
});
