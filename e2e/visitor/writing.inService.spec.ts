import { expect, isLoaded } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { openShop, serviceOwner, test } from '../service.ts';

test('a message of the contact form reaches the owner, and the newsletter is confirmed by its mail', async ({
  page,
  service,
}) => {
  await openShop(service);
  const email = `${crypto.randomUUID()}@exemple.example`;
  await page.goto('/contact');
  await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  await page.getByRole('textbox', { name: 'Nom' }).fill('Inès Moreau');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Sujet' }).fill(`Un flacon manque ${email}`);
  await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour, il manque un flacon.');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Message envoyé !')).toBeVisible();

  await page.goto('/');
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill(email);
  await page.getByRole('button', { name: "S'abonner" }).click();
  await expect(page.getByText('Un e-mail vous attend. Confirmez votre inscription par son lien.')).toBeVisible();
  const link = async () =>
    (await service.api.mailsTo(email)).flatMap(({ text }) => /\S+\/newsletter\S*/.exec(text ?? '') ?? [])[0];
  await expect.poll(link).toBeTruthy();
  await page.goto((await link()) ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Votre inscription est confirmée' })).toBeVisible();

  await enterOffice(page, serviceOwner);
  await page.goto('/admin/support');
  await isLoaded(page);
  await expect(page.getByRole('link', { name: `Un flacon manque ${email}` })).toBeVisible();
});
