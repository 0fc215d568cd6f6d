import { at } from '@nuee/site/root';
import { enterShop, expect, type Page } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { openShop, serviceOwner, test } from '../service.ts';
import { orderInService } from '../serviceOrders.ts';
import { createCustomer, press, sendLogin } from '../shopper.ts';

test('a guest’s heart leads to the login, after which the product is a favorite; « Se souvenir de moi » reaches the API', async ({
  page,
  service,
}) => {
  await openShop(service);
  const { email, password } = await createCustomer(service.api.url);
  await enterShop(page, '/catalogue');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Ajouter Tabac Blond aux favoris' }).click();
  await expect(page).toHaveURL('/login');
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByLabel('Mot de passe', { exact: true }).fill(password);
  await press(main.getByRole('checkbox', { name: 'Se souvenir de moi' }));
  const asked = page.waitForRequest(/users\/login/);
  await main.getByRole('button', { name: 'Se connecter' }).click();
  expect((await asked).postDataJSON()).toEqual({ email, password, remember: true });
  await expect(page.getByText('Produit ajouté aux favoris')).toBeVisible();
  await expect(page).toHaveURL('/catalogue');
  await expect(main.getByRole('button', { name: 'Retirer Tabac Blond des favoris' })).toBeVisible();
  await page.goto('/mon-compte?tab=favorites');
  await expect(main.getByRole('article', { name: 'Tabac Blond' })).toBeVisible();
});

test('a forgotten password is asked for from the login, and chosen by the link of a mail', { tag: '@release' }, async ({
  page,
  service,
}) => {
  await openShop(service);
  const { email } = await createCustomer(service.api.url);
  await enterShop(page, '/login');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await expect(page).toHaveURL('/nouveau-mot-de-passe');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(main.getByText(/un lien vient de partir/)).toBeVisible();
  await expect.poll(async () => (await service.api.mailsTo(email)).length).toBe(1);
  const [mail] = await service.api.mailsTo(email);
  expect(mail?.text).toMatch(/nouveau-mot-de-passe#[\w-]{20,}/);
});

test('the delivery page leads to a ticket about an order, whose photograph she and the owner see', async ({
  page,
  context,
  service,
}) => {
  await openShop(service);
  const customer = await createCustomer(service.api.url);
  const { _id, orderNumber } = await orderInService(service, { customer });
  await enterShop(page, '/livraison');
  await page.getByRole('main').getByRole('link', { name: 'envoyez-la-nous' }).click();
  await sendLogin(page, customer);
  await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle demande' })).toBeVisible();
  await page.getByLabel('Sujet').fill(`Flacon fendu ${orderNumber}`);
  await page.getByLabel('Commande (facultatif)').selectOption(_id);
  await page.getByLabel('Message').fill('Le flacon est arrivé fendu.');
  await page.locator('input[type="file"]').setInputFiles(at('apps/shop/public/images/products/product-3.png'));
  const large = (place: Page) => place.getByRole('button', { name: 'Agrandir la photographie 1' });
  await expect(large(page)).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('link', { name: `Flacon fendu ${orderNumber}` }).click();
  await expect(page.getByText(`Au sujet de la commande ${orderNumber}`)).toBeVisible();

  const office = await context.newPage();
  await office.setViewportSize({ width: 1440, height: 900 });
  await enterOffice(office, serviceOwner);
  await office.goto('/admin/support');
  await office.getByRole('link', { name: `Flacon fendu ${orderNumber}` }).click();
  await expect(office.getByRole('link', { name: orderNumber, exact: true })).toHaveAttribute(
    'href',
    `/admin/commandes/${_id}`,
  );
  for (const place of [page, office]) {
    await large(place).click();
    const shown = place.getByRole('dialog').getByRole('img', { name: 'Photographie 1' });
    // The policy of the built pages lets it be shown.
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
});
