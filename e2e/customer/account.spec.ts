import { readFile } from 'node:fs/promises';
import { accountTabLabel, accountTabs } from '@nuee/domain';
import { accountOrders, accountUser, invoices, notifications, tickets } from '@nuee/domain/samples/account';
import { enterShop, expect, noAnswer, type Page, test } from '../fixtures.ts';
import { enterAccount, logInElsewhere, openTab, orderByTransfer, panel } from '../ownAccount.ts';
import { logInOwner } from '../owner.ts';
import { logIn, readFromApi, sendLogin } from '../shopper.ts';

// The account of a registered customer is her own, on the API; that of the demonstration is in sampleAccount.spec.ts.

/** What a sample says that nothing else in the shop does: not the bottles of its favourites, which may be proposed. */
function sampleWords(): string[] {
  const now = new Date();
  const { name, email, phone, address } = accountUser;
  return [
    ...[name, email, phone, address],
    ...accountOrders(now).map(({ orderNumber }) => orderNumber),
    ...tickets(now).flatMap(({ subject, message, responses }) => [
      subject,
      message,
      ...responses.map((one) => one.message),
    ]),
    ...notifications(now).flatMap(({ title, message }) => [title, message]),
    ...invoices(now).map(({ invoiceNumber }) => invoiceNumber),
  ];
}

/** Registers as a visitor does, and comes to the account. */
async function registerHere(page: Page): Promise<string> {
  const email = `${crypto.randomUUID()}@exemple.example`;
  await enterShop(page, '/register');
  const form = page.getByRole('main');
  await form.getByLabel('Prénom').fill('Noé');
  await form.getByLabel('Nom', { exact: true }).fill('Petit');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Mot de passe', { exact: true }).fill('Une-phrase-de-passe');
  await form.getByLabel('Confirmer le mot de passe').fill('Une-phrase-de-passe');
  await form.getByRole('button', { name: "S'inscrire" }).click();
  await expect(page).toHaveURL('/mon-compte');
  return email;
}

test('a new account shows no sample, says in each tab what is missing, and its pages load none', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const email = await registerHere(page);
  const empty: Partial<Record<(typeof accountTabs)[number], string>> = {
    address: 'Aucune adresse',
    orders: 'Aucune commande',
    payment: 'Aucun moyen de paiement enregistré',
    favorites: 'Aucun favori',
    support: 'Aucune demande',
    notifications: 'Aucune notification',
    invoices: 'Aucune facture',
  };
  for (const tab of accountTabs) {
    if (tab === 'support-new') await page.goto('/mon-compte?tab=support-new');
    else await openTab(page, accountTabLabel(tab));
    await expect(panel(page).getByText('Chargement en cours')).toHaveCount(0);
    if (empty[tab]) await expect(panel(page).getByText(empty[tab])).toBeVisible();
    const shown = await page.getByRole('main').textContent();
    const typed = await page
      .getByRole('main')
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    for (const word of sampleWords()) expect(`${shown} ${typed.join(' ')}`).not.toContain(word);
  }
  await expect(panel(page).getByRole('button', { name: 'Ajouter une carte' })).toHaveCount(0);
  await openTab(page, 'Mon profil');
  await expect(page.getByLabel('Nom complet')).toHaveValue('Noé Petit');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Téléphone')).toHaveValue('');
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain('Télécharger mes données');
  for (const { subject } of tickets(new Date())) expect(code).not.toContain(subject);
});

test('profile, address and password are saved: the next login is with the new one', async ({
  page,
  api,
  expectedMessages,
}) => {
  // The wrong password is refused.
  expectedMessages.push(/422/);
  const { email, password } = await enterAccount(page, api.url);
  await openTab(page, 'Mon profil');
  await page.getByLabel('Nom complet').fill('Noémie de la Tour');
  await page.getByLabel('Téléphone').fill('06 98 76 54 32');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible();
  await expect(page.getByText('Noémie de la Tour', { exact: true })).toBeVisible();

  const next = 'Une-Brume-Du-Matin';
  const change = page.getByRole('button', { name: 'Modifier le mot de passe' });
  await page.getByLabel('Mot de passe actuel').fill('Un-autre-mot');
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(next);
  await page.getByLabel('Confirmer le nouveau mot de passe').fill(next);
  await change.click();
  await expect(page.getByText('Le mot de passe actuel est incorrect.')).toBeVisible();
  await expect(page.getByLabel('Nouveau mot de passe', { exact: true })).toHaveValue(next);
  await page.getByLabel('Mot de passe actuel').fill(password);
  await change.click();
  await expect(page.getByText('Mot de passe modifié avec succès')).toBeVisible();
  await expect(page.getByLabel('Mot de passe actuel')).toHaveValue('');

  await openTab(page, 'Mon adresse');
  await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
  await page.getByLabel('Adresse', { exact: true }).fill('3 rue Kervégan');
  await page.getByLabel('Code postal').fill('44000');
  await page.getByLabel('Ville').fill('Nantes');
  await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await expect(page.getByText('Adresse ajoutée')).toBeVisible();
  expect(await readFromApi(page, api.url, '/api/users/profile')).toEqual({
    firstName: 'Noémie',
    lastName: 'de la Tour',
    phone: '06 98 76 54 32',
    addresses: [{ street: '3 rue Kervégan', postalCode: '44000', city: 'Nantes', country: 'France' }],
  });

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/');
  await logIn(page, { email, password: next });
  await openTab(page, 'Mon adresse');
  await expect(panel(page).getByText('3 rue Kervégan', { exact: true })).toBeVisible();
});

test('a customer sees where her account is logged in, and logs the other devices out', { tag: '@release' }, async ({
  page,
  api,
}) => {
  const customer = await enterAccount(page, api.url);
  const token = await logInElsewhere(api.url, customer);
  await openTab(page, 'Mon profil');
  const devices = page.getByRole('list', { name: 'Appareils connectés' }).getByRole('listitem');
  await expect(devices).toHaveText([/^Chrome, .*Cet appareil/, /Firefox, Linux/]);
  await page.getByRole('button', { name: 'Déconnecter les autres appareils' }).click();
  await expect(page.getByText('Les autres appareils sont déconnectés')).toBeVisible();
  await expect(devices).toHaveCount(1);
  const headers = { Authorization: `Bearer ${token}` };
  expect((await fetch(`${api.url}/api/users/profile`, { headers })).status).toBe(401);
  await page.reload();
  await expect(devices).toHaveCount(1);
});

test('a customer exports her data and deletes her account, once no order is on its way', async ({
  page,
  api,
  expectedMessages,
}) => {
  // A wrong password and an order on its way are refused, and so is the login after.
  expectedMessages.push(/422/, /409/, /401/);
  const { email, password } = await enterAccount(page, api.url);
  const { _id, orderNumber } = await orderByTransfer(page, api.url);
  await openTab(page, 'Mon profil');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger mes données' }).click(),
  ]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    profile: { email },
    orders: [{ orderNumber }],
  });

  const leave = async (typed: string): Promise<void> => {
    await page.getByLabel('Votre mot de passe').fill(typed);
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  };
  await leave('Un-autre-mot');
  await expect(page.getByText('Le mot de passe actuel est incorrect.')).toBeVisible();
  await leave(password);
  await expect(page.getByText(/^Une de vos commandes est en cours/)).toBeVisible();
  await (await logInOwner(api.url)).call('PUT', `/api/admin/orders/${_id}/status`, { status: 'cancelled' });
  await leave(password);
  await expect(page.getByText('Votre compte est supprimé')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await page.goto('/login');
  await sendLogin(page, { email, password });
  await expect(page.getByText('Adresse e-mail ou mot de passe incorrect')).toBeVisible();
});

test('what can’t be loaded says so, and a press loads it again', { tag: '@release' }, async ({
  page,
  api,
  expectedMessages,
}) => {
  expectedMessages.push(noAnswer, /could not be read/);
  await enterAccount(page, api.url);
  await api.stop();
  try {
    await page.getByRole('tab', { name: 'Support' }).click();
    await expect(panel(page).getByRole('heading', { name: 'Le chargement a échoué' })).toBeVisible();
  } finally {
    await api.start();
  }
  await panel(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(panel(page).getByText('Aucune demande')).toBeVisible();
});
