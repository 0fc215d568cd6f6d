import { TOTP } from 'otpauth';
import { titled } from '../administrator.ts';
import { expect } from '../fixtures.ts';
import { enterOffice, logInAt, refusal } from '../office.ts';
import { serviceOwner, test } from '../service.ts';

// Codes end the sessions of the owner, through which other journeys work.
test.use({ shopOf: 'session' });

test('an owner asks for codes on her page, and comes back with a recovery code; a forgotten password is mailed a link', async ({
  page,
  service,
  expectedMessages,
}) => {
  expectedMessages.push(refusal);
  await enterOffice(page, serviceOwner);
  await page.getByRole('button', { name: /compte de / }).click();
  await page.getByRole('menuitem', { name: 'Mon profil' }).click();
  await expect(titled(page, 'Mon profil')).toBeVisible();
  await page.getByRole('button', { name: 'Activer les codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activer les codes' });
  await dialog.getByLabel('Votre mot de passe').fill(serviceOwner.password);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  const secret = await page.getByRole('form', { name: 'Premier code' }).locator('code').textContent();
  await page
    .getByLabel('Code affiché par l’application')
    .fill(new TOTP({ secret: secret?.replaceAll(' ', '') ?? '' }).generate());
  await page.getByRole('button', { name: 'Activer', exact: true }).click();
  const codes = page.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const code = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Je les ai notés' }).click();

  await logInAt(page, serviceOwner);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
  await page.goto('/admin/profil');
  await expect(page.getByText('Codes de secours qui restent\u00a0: 9.')).toBeVisible();

  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  // The login, which this page replaces, has such a field too.
  await expect(page.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(serviceOwner.email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText(/un lien vient de partir/)).toBeVisible();
  const links = async () =>
    (await service.api.mailsTo(serviceOwner.email)).flatMap(
      ({ text = '' }) => /\/admin\/mot-de-passe#[\w-]+/.exec(text) ?? [],
    );
  await expect.poll(links).toHaveLength(1);
  await page.goto((await links())[0] ?? '');
  const password = 'Un-Autre-Port-Au-Soir';
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmer le nouveau mot de passe').fill(password);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(titled(page, 'Votre mot de passe est enregistré')).toBeVisible();
});
