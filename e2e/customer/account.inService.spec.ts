import { enterShop, expect } from '../fixtures.ts';
import { openShop, test } from '../service.ts';
import { createCustomer, press } from '../shopper.ts';

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
