import { testCredentials } from '@nuee/domain';
import { enterAdmin, figure, follow, order, titled } from '../administrator.ts';
import { expect, test } from '../fixtures.ts';

test('the administration opens to one pair of credentials only, and the login clears the flag on load', async ({
  page,
  expectedMessages,
}) => {
  // The API refuses a customer, which the browser logs.
  expectedMessages.push(/status of 40[13]/);
  await page.goto('/admin/login');
  const submit = page.getByRole('button', { name: 'Se connecter' });
  await submit.click();
  await expect(page.getByText('Veuillez remplir tous les champs')).toBeVisible();
  await page.getByLabel('Email').fill(testCredentials.customer.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(testCredentials.customer.password);
  await submit.click();
  await expect(page.getByText('Identifiants administrateur invalides')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull();

  await page.getByRole('button', { name: 'Remplir automatiquement' }).click();
  await submit.click();
  await expect(page.getByText('Connexion administrateur réussie')).toBeVisible();
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
  await expect(page).toHaveURL('/admin');
  const kept = await page.evaluate(() =>
    ['adminAuthenticated', 'adminEmail', 'adminToken'].map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual(['true', testCredentials.administrator.email, expect.stringMatching(/./)]);

  await page.goto('/admin/login');
  await expect(titled(page, 'Administration')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull();
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

test('the side navigation leads to every page, and « Voir le site » to the shop', async ({ page, isMobile }) => {
  await enterAdmin(page);
  for (const [link, title] of [
    ['Commandes', 'Commandes'],
    ['Utilisateurs', 'Utilisateurs'],
    ['Paramètres', 'Paramètres'],
    ['Tous les produits', 'Produits'],
    ['Ajouter un produit', 'Ajouter un produit'],
    ['Catégories', 'Catégories'],
    ['Tableau de bord', 'Tableau de bord'],
  ] as const) {
    await follow(page, isMobile, link);
    await expect(titled(page, title)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Voir le site' }).click();
  await expect(page).toHaveURL('/');
});

test('the dashboard shows the figures, and at most five orders, each with a link', async ({ page }) => {
  await enterAdmin(page);
  await expect(figure(page, 'Commandes')).toContainText(/5\s*245,51\s€ de ventes/);
  await expect(figure(page, 'Panier moyen')).toContainText(/81,84\s€/);
  await expect(figure(page, 'Commandes en attente')).toContainText('1');
  await expect(figure(page, 'Utilisateurs')).toContainText(/6\s*5 produits/);
  const recent = page.getByRole('table', { name: 'Commandes récentes' });
  await expect(recent.getByRole('link', { name: order(5) })).toBeVisible();
  await expect(recent.getByRole('link', { name: /^#CMD/ })).toHaveCount(5);

  await page.getByText('Voir les chiffres').first().click();
  await expect(page.getByRole('region', { name: 'Ventes des 30 derniers jours' }).getByRole('row')).toHaveCount(31);

  await recent
    .getByRole('link', { name: order(3) })
    .first()
    .click();
  await expect(page).toHaveURL('/admin/commandes/admin-order-3');
  await page.goBack();
  await page.getByRole('link', { name: 'Voir toutes' }).click();
  await expect(titled(page, 'Commandes')).toBeVisible();
});

test('the dashboard opens one second after the login', async ({ page }) => {
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
});
