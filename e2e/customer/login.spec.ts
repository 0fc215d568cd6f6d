import { enterShop, expect, test } from '../fixtures.ts';
import { createCustomer, sendLogin } from '../shopper.ts';

test('a page of the account sends a guest to the login and back, and a logout ends the session', async ({
  page,
  api,
  expectedMessages,
}) => {
  // The wrong password is refused.
  expectedMessages.push(/401/);
  const customer = await createCustomer(api.url);
  await enterShop(page, '/mon-compte?tab=invoices');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Connectez-vous pour continuer').first()).toBeVisible();
  await sendLogin(page, { ...customer, password: 'faux-mot-de-passe' });
  await expect(page.getByText('Adresse e-mail ou mot de passe incorrect')).toBeVisible();
  await sendLogin(page, customer);
  await expect(page).toHaveURL('/mon-compte?tab=invoices');
  await expect(page.getByRole('heading', { level: 1, name: 'Mes factures' })).toBeVisible();
  const account = page.getByRole('main');
  await expect(account.getByText('Noé Petit', { exact: true })).toBeVisible();
  await expect(account.getByText(customer.email, { exact: true })).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('token'));
  const profile = () => fetch(`${api.url}/api/users/profile`, { headers: { Authorization: `Bearer ${token}` } });
  expect((await profile()).status).toBe(200);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('Vous êtes maintenant déconnecté.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await profile()).status).toBe(401);
  await page.goto('/mon-compte');
  await expect(page).toHaveURL('/login');
});

test('an expired session ends on the next call, and the checkout leads back after a new login', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/401/, /The cart could not be read/, /The profile could not be read/);
  await enterShop(page);
  await page.evaluate(() => {
    localStorage.setItem('token', 'expired');
    localStorage.setItem('userRole', 'user');
  });
  await page.goto('/checkout');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userRole')])).toEqual([
    null,
    null,
  ]);
});

test('the administrator’s pair on the customer’s login leads to the administration', { tag: '@release' }, async ({
  page,
}) => {
  await enterShop(page, '/login');
  await page.getByRole('button', { name: 'Remplir automatiquement' }).click();
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/admin/login');
  await page.getByRole('button', { name: 'Remplir automatiquement' }).click();
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Connexion administrateur réussie')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
});
