import { enterShop, expect, type Page, test } from '../fixtures.ts';
import { createCustomer, logIn } from '../shopper.ts';

/** What the API of a worker does for these journeys. */
type Mails = { url: string; mailsTo(address: string): Promise<{ text?: string | undefined }[]> };

/** The link in the newest of so many mails to this address. */
async function mailedLink({ mailsTo }: Mails, address: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length).toBe(count);
  const text = (await mailsTo(address)).at(-1)?.text ?? '';
  return /https?:\/\/\S+#[\w-]+/.exec(text)?.[0] ?? '';
}

async function ask({ url }: Mails, path: string, email: string): Promise<void> {
  const asked = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(asked.status).toBe(202);
}

/** Opens another link in a tab that has confirmed the age. A link that differs only behind `#` wouldn't load the page again. */
async function open(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmer le nouveau mot de passe').fill(password);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
}

test('a new password is chosen by the link of a mail, once; a used link leads to another one', async ({
  page,
  api,
  expectedMessages,
}) => {
  // The used link is refused, and so are notifications that are read while the new password ends this tab's session.
  expectedMessages.push(/404/, /401/);
  const { email } = await createCustomer(api.url);
  await ask(api, '/api/users/password-reset', email);
  const link = await mailedLink(api, email);
  await enterShop(page, link);
  await choosePassword(page, 'Une-Brume-Du-Matin');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Votre mot de passe est enregistré' })).toBeVisible();
  await main.getByRole('link', { name: 'Se connecter' }).click();
  await logIn(page, { email, password: 'Une-Brume-Du-Matin' });
  await expect(page).toHaveURL('/mon-compte');

  await open(page, link);
  await choosePassword(page, 'Une-Brume-Du-Soir');
  await expect(main.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible();
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(main.getByText(/un lien vient de partir/)).toBeVisible();
  await open(page, await mailedLink(api, email, 2));
  await choosePassword(page, 'Une-Brume-Du-Soir');
  await expect(main.getByRole('heading', { name: 'Votre mot de passe est enregistré' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('the newsletter is confirmed by the link of a mail; a wrong link leads to another one', async ({
  page,
  api,
  expectedMessages,
}, { project }) => {
  // The wrong link is refused.
  expectedMessages.push(/404/);
  const email = `lettre-${project.name}@exemple.fr`;
  await ask(api, '/api/newsletter', email);
  const link = await mailedLink(api, email);
  const main = page.getByRole('main');

  await enterShop(page, link.replace(/#.*/, '#jeton'));
  await expect(main.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible();
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(main.getByText(/Un lien vient de partir/)).toBeVisible();

  await open(page, await mailedLink(api, email, 2));
  await expect(main.getByRole('heading', { name: 'Votre inscription est confirmée' })).toBeVisible();
  await open(page, (await mailedLink(api, email, 2)).replace('#', '#fin-'));
  await main.getByRole('button', { name: 'Me désinscrire' }).click();
  await expect(main.getByRole('heading', { name: 'Votre désinscription est confirmée' })).toBeVisible();
  await main.getByRole('link', { name: 'Découvrir le catalogue' }).click();
  await expect(page).toHaveURL('/catalogue');
});
