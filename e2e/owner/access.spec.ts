import { testCredentials } from '@nuee/domain';
import { demoOwner, type OwnerProduct } from '@nuee/domain/live';
import { enterAdmin, figure, rowOf, titled } from '../administrator.ts';
import { expect, isLoaded, test } from '../fixtures.ts';
import { createStaff, enterOffice, logInAt, placeOrder, refusal } from '../office.ts';
import { logInOwner } from '../owner.ts';
import { createCustomer } from '../shopper.ts';

// Who comes in, how far, and how they come back.

test('the dashboard opens one second after the login, which is kept until its page is opened again', async ({
  page,
}) => {
  const kept = () =>
    page.evaluate(() => ['adminAuthenticated', 'adminEmail', 'adminToken'].map((key) => localStorage.getItem(key)));
  await page.clock.install();
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Remplir automatiquement' }).click();
  // A page that hasn't started by then would wait for the mocked clock.
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Connexion administrateur réussie')).toBeVisible();
  await page.clock.runFor(990);
  await expect(titled(page, 'Administration')).toBeVisible();
  await page.clock.runFor(20);
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
  await expect(page).toHaveURL('/admin');
  expect(await kept()).toEqual(['true', testCredentials.administrator.email, expect.stringMatching(/./)]);

  await page.clock.resume();
  await page.goto('/admin/login');
  await expect(titled(page, 'Administration')).toBeVisible();
  await expect.poll(async () => (await kept())[0]).toBeNull();
});

test('nobody passes the shell without the flag, and logging out takes it away', async ({ page, isMobile }) => {
  for (const path of ['', '/commandes', '/produits/3', '/utilisateurs/ajouter', '/parametres']) {
    await page.goto(`/admin${path}`);
    await expect(page).toHaveURL('/admin/login');
  }
  await page.evaluate(() => localStorage.setItem('adminAuthenticated', 'oui'));
  await page.goto('/admin/commandes');
  await expect(page).toHaveURL('/admin/login');

  await enterAdmin(page, '/admin/commandes');
  await expect(titled(page, 'Commandes')).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/admin/login');
  await page.goto('/admin/commandes');
  await expect(page).toHaveURL('/admin/login');
});

test('a customer can’t enter; staff can, set a stock, and reach nothing that isn’t theirs, not even by address', async ({
  page,
  api,
  isMobile,
  expectedMessages,
}) => {
  // The settings are asked for before it is known who asks.
  expectedMessages.push(refusal);
  const owner = await logInOwner(api.url);
  const { id, name } = await owner.call<OwnerProduct>('POST', '/api/admin/products', {
    name: `Figue ${crypto.randomUUID().slice(0, 8)}`,
    category: 'Gourmands',
    price: 18.9,
    stock: 12,
    description: 'Figue mûre.',
    nicotineStrengths: [0, 3],
    sizes: [10],
    status: 'draft',
  });
  await logInAt(page, await createCustomer(api.url));
  await expect(page.getByText('Identifiants administrateur invalides')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull();

  await logInAt(page, await createStaff(api));
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
  await isLoaded(page);
  await expect(figure(page, 'Panier moyen')).toHaveCount(0);
  if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const nav = page.getByRole('navigation', { name: 'Administration' }).filter({ visible: true });
  await expect(nav.getByRole('link', { name: 'Commandes' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Paramètres' })).toHaveCount(0);

  await page.goto(`/admin/produits/${id}`);
  await expect(titled(page, name)).toBeVisible();
  await page.getByRole('textbox', { name: 'Pièces comptées' }).fill('4');
  await page.getByRole('button', { name: 'Enregistrer le stock' }).click();
  await expect(page.getByRole('list', { name: 'Mouvements de stock' })).toContainText('12 → 4');
  expect(await owner.call('GET', `/api/admin/products/${id}`)).toMatchObject({ stock: 4 });
  await expect(page.getByRole('textbox', { name: 'Prix (€) *' })).toHaveCount(0);
  for (const address of ['parametres', 'journal', 'categories', 'produits/ajouter', 'utilisateurs/ajouter']) {
    await page.goto(`/admin/${address}`);
    await expect(page.getByText('Votre compte n’a pas accès à cette page')).toBeVisible();
  }
  await owner.call('DELETE', `/api/admin/products/${id}`);
});

test('a session that ends is taken up again where one was, with what was typed', async ({
  page,
  api,
  expectedMessages,
}) => {
  expectedMessages.push(refusal);
  const order = await placeOrder(api.url);
  await enterOffice(page);
  await page.goto(`/admin/commandes/${order._id}`);
  const note = page.getByRole('textbox', { name: 'Note interne' });
  await note.fill('Rappeler demain.');
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  await fetch(`${api.url}/api/users/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Ajouter la note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
  await dialog.getByRole('textbox', { name: 'Mot de passe' }).fill(demoOwner.password);
  await dialog.getByRole('button', { name: 'Se reconnecter' }).click();
  await expect(dialog).toBeHidden();
  await expect(note).toHaveValue('Rappeler demain.');
  await page.getByRole('button', { name: 'Ajouter la note' }).click();
  await expect(page.getByRole('list', { name: 'Historique' })).toContainText('Rappeler demain.');
});

test('an owner gives somebody a role, takes the account away, and gives it back', async ({ page, api }) => {
  const owner = await logInOwner(api.url);
  const { email } = await createStaff(api);
  const read = async () => {
    const { items } = await owner.call<{ items: object[] }>('GET', `/api/admin/users?q=${email}`);
    return items[0];
  };
  await enterOffice(page);
  await page.goto('/admin/utilisateurs?role=staff');
  await page.getByRole('searchbox', { name: 'Rechercher un utilisateur' }).fill(email);
  await rowOf(page.getByRole('table', { name: 'Utilisateurs' }), new RegExp(email.split('@')[0] ?? email))
    .getByRole('link')
    .first()
    .click();
  const answer = async (verb: string) => {
    const question = page.getByRole('dialog');
    await question.getByRole('textbox', { name: 'Votre mot de passe' }).fill(demoOwner.password);
    await question.getByRole('button', { name: verb, exact: true }).click();
  };
  await page.getByRole('button', { name: 'Désactiver le compte' }).click();
  await answer('Désactiver');
  await expect.poll(read).toMatchObject({ status: 'inactive' });
  await page.getByRole('button', { name: 'Réactiver le compte' }).click();
  await answer('Réactiver');
  await expect.poll(read).toMatchObject({ status: 'active' });
  await page.getByRole('button', { name: 'Changer le rôle' }).click();
  await page.getByRole('menuitemradio', { name: 'Client' }).click();
  await answer('Changer le rôle');
  await expect.poll(read).toMatchObject({ role: 'customer' });
});
