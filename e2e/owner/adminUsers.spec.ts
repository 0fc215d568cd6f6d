import { enterAdmin, figure, noted, openRowMenu, order, rowOf } from '../administrator.ts';
import { expect, test, untilAnswering } from '../fixtures.ts';

test('users are found, sent an e-mail in the log only, opened and added', async ({ page }) => {
  const messages = noted(page);
  await enterAdmin(page, '/admin/utilisateurs');
  await expect(figure(page, 'Nouveaux utilisateurs')).toContainText(/2\s*ces 30 derniers jours/);
  await expect(figure(page, 'Utilisateurs actifs')).toContainText(/5\s*ces 7 derniers jours/);
  const table = page.getByRole('table', { name: 'Utilisateurs' });
  await page.getByPlaceholder('Rechercher un utilisateur...').fill('INES.MOREAU@');
  await expect(page.getByText('1 utilisateur', { exact: true })).toBeVisible();
  await (await openRowMenu(page, 'Inès Moreau')).getByRole('menuitem', { name: 'Envoyer un e-mail' }).click();
  await expect.poll(() => messages.join()).toContain('ines.moreau@mail.example');
  await (await openRowMenu(page, 'Inès Moreau')).getByRole('menuitem', { name: 'Voir les détails' }).click();
  await expect(page).toHaveURL('/admin/utilisateurs/user-3');
  await expect(page.getByRole('link', { name: order(3) }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Achats' })).toContainText(/129,56\s€/);

  await page.getByRole('main').getByRole('link', { name: 'Utilisateurs' }).click();
  await page.getByRole('link', { name: 'Ajouter un utilisateur' }).click();
  await page.getByRole('button', { name: 'Ajouter l’utilisateur' }).click();
  await expect(page.getByText('Veuillez remplir tous les champs obligatoires')).toBeVisible();
  await page.getByLabel('Nom *').fill('Zoé Garnier');
  await page.getByLabel('E-mail *').fill('zoe.garnier@mail.example');
  await page.getByRole('button', { name: 'Ajouter l’utilisateur' }).click();
  await expect(page.getByText('Utilisateur ajouté avec succès')).toBeVisible();
  await expect(rowOf(table, 'Zoé Garnier')).toContainText('En attente');
});

test('a user needs a valid e-mail address that nobody else has', async ({ page }) => {
  await enterAdmin(page, '/admin/utilisateurs/ajouter');
  await untilAnswering(page);
  await page.getByLabel('Nom *').fill('Zoé Garnier');
  const email = page.getByLabel('E-mail *');
  const add = page.getByRole('button', { name: 'Ajouter l’utilisateur' });
  await email.fill('pas-un-email');
  await add.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/adresse e-mail complète/);
  await email.fill('INES.MOREAU@mail.example');
  await add.click();
  await expect(email).toHaveAccessibleDescription(/déjà celle d’un utilisateur.*Inès Moreau/);
  await expect(page).toHaveURL('/admin/utilisateurs/ajouter');
});
