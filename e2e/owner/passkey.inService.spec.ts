import { titled } from '../administrator.ts';
import { expect } from '../fixtures.ts';
import { enterOffice, logInAt, refusal } from '../office.ts';
import { serviceOwner, test } from '../service.ts';

// A second factor ends the sessions of the owner, through which other journeys work.
test.use({ shopOf: 'passkey' });

test('an owner logs in with a passkey, which stands for a code wherever one is asked, until she removes it', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(refusal, /status of 422/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const answer = async (question: string, verb: string) => {
    const dialog = page.getByRole('dialog', { name: question });
    await dialog.getByLabel('Votre mot de passe').fill(serviceOwner.password);
    await dialog.getByRole('button', { name: verb }).click();
    await expect(dialog).toBeHidden();
  };

  await enterOffice(page, serviceOwner);
  await page.goto('/admin/profil');
  await page.getByLabel('Nom de la clé').fill('Téléphone');
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await answer('Ajouter une clé d’accès', 'Continuer');
  const codes = page.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await page.getByRole('button', { name: 'Je les ai notés' }).click();
  await expect(page.getByRole('list', { name: 'Clés d’accès' })).toContainText('Téléphone');

  await logInAt(page, serviceOwner);
  await expect(titled(page, 'Tableau de bord')).toBeVisible();

  await page.goto('/admin/profil');
  await page.getByRole('button', { name: 'Nouveaux codes de secours' }).click();
  await answer('Remplacer les codes de secours', 'Remplacer');
  await expect(codes).toHaveCount(10);
  await page.getByRole('button', { name: 'Je les ai notés' }).click();

  await page.getByRole('button', { name: 'Retirer la clé Téléphone' }).click();
  await answer('Retirer la clé', 'Retirer');
  await expect(page.getByRole('list', { name: 'Clés d’accès' })).toBeHidden();
  await logInAt(page, serviceOwner);
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
});
