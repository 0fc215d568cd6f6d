import { readFile } from 'node:fs/promises';
import { accountTabLabel, accountTabs, formatPrice } from '@nuee/domain';
import { accountOrders, accountUser, favorites, invoices, notifications, tickets } from '@nuee/domain/samples/account';
import { enterShop, expect, noAnswer, type Page, test } from '../fixtures.ts';
import { enterAccount, openTab, orderByTransfer, panel } from '../ownAccount.ts';
import { logInOwner } from '../owner.ts';
import {
  addToCart,
  cartLink,
  createCustomer,
  fillAddress,
  logIn,
  press,
  readFromApi,
  sendLogin,
  storedOrder,
} from '../shopper.ts';

// The account of a registered customer is her own, on the API; that of the demonstration is in account.spec.ts.

/** What a sample says that nothing else in the shop does. */
function sampleWords(): string[] {
  const now = new Date();
  const { name, email, phone, address } = accountUser;
  return [
    ...[name, email, phone, address],
    ...accountOrders(now).map(({ orderNumber }) => orderNumber),
    ...favorites.map((favorite) => favorite.name),
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

/** Logs in on another device; returns its token. */
async function logInElsewhere(url: string, customer: { email: string; password: string }): Promise<string> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
    body: JSON.stringify(customer),
  });
  const { token }: { token: string } = await response.json();
  return token;
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
    support: 'Aucun ticket',
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

test('an order by transfer stands in the account, and its invoice once the owner has the money', async ({
  page,
  api,
}) => {
  await enterAccount(page, api.url);
  const { _id, orderNumber, totalPrice } = await orderByTransfer(page, api.url);
  await expect(page).toHaveURL('/mon-compte?tab=orders');
  const order = panel(page).getByRole('article', { name: orderNumber });
  await expect(order).toContainText(formatPrice(totalPrice));
  await order.getByRole('button', { name: 'Voir le détail' }).click();
  await expect(order.getByText('Virement bancaire, en attente de paiement')).toBeVisible();
  await expect(order.getByRole('button', { name: /^Facture/ })).toHaveCount(0);

  const owner = await logInOwner(api.url);
  await owner.call('PUT', `/api/admin/orders/${_id}/payment`, { paymentStatus: 'paid' });
  const trackingUrl = 'https://transporteur.example/suivi/AB12';
  await owner.call('PUT', `/api/admin/orders/${_id}/status`, { status: 'shipped', trackingUrl });
  await page.reload();
  await expect(order.getByText('Expédiée', { exact: true })).toBeVisible();
  await order.getByRole('button', { name: 'Voir le détail' }).click();
  await expect(order.getByText(/^Virement bancaire, payé le/)).toBeVisible();
  await expect(order.getByRole('link', { name: /^Suivre le colis/ })).toHaveAttribute('href', trackingUrl);
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    order.getByRole('button', { name: /^Facture F-/ }).click(),
  ]);
  expect(invoice.suggestedFilename()).toMatch(/^facture-F-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await invoice.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await openTab(page, 'Mes factures');
  await expect(panel(page).getByText(`Commande ${orderNumber},`)).toBeVisible();
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    panel(page)
      .getByRole('button', { name: /^Télécharger la facture/ })
      .click(),
  ]);
  expect(again.suggestedFilename()).toBe(invoice.suggestedFilename());

  const tab = page.getByRole('tab', { name: 'Notifications' });
  await expect(tab).toHaveAccessibleDescription('1 non lue');
  await openTab(page, 'Notifications');
  await panel(page)
    .getByRole('link', { name: new RegExp(`Commande ${orderNumber}`) })
    .click();
  await expect(page).toHaveURL(`/commande-confirmee/${_id}`);
  // It counts as read even if the page is left at once.
  await page.goto('/faq');
  await expect.poll(() => readFromApi(page, api.url, '/api/notifications')).toMatchObject({ items: [{ read: true }] });
  await page.goto('/mon-compte?tab=notifications');
  await expect(panel(page).getByText(`Commande ${orderNumber}`)).toBeVisible();
  await expect(tab).not.toHaveAccessibleDescription(/non lue/);
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

test('an account keeps several addresses, and the checkout offers them and keeps a new one', async ({ page, api }) => {
  await enterAccount(page, api.url);
  await openTab(page, 'Mon adresse');
  const book = panel(page).getByRole('list', { name: 'Adresses enregistrées' });
  const add = async (street: string, postalCode: string, city: string): Promise<void> => {
    await panel(page).getByRole('button', { name: 'Ajouter une adresse' }).click();
    await page.getByLabel('Adresse', { exact: true }).fill(street);
    await page.getByLabel('Code postal').fill(postalCode);
    await page.getByLabel('Ville').fill(city);
    await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  };
  await add('3 rue Kervégan', '44000', 'Nantes');
  await expect(book.getByRole('listitem')).toHaveCount(1);
  await add('3, RUE KERVEGAN', '44 000', 'nantes');
  await expect(panel(page).getByText('Cette adresse est déjà enregistrée.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Annuler' }).click();
  await add('8 allée des Érables', '29200', 'Brest');
  await expect(book.getByRole('listitem')).toHaveCount(2);
  await book.getByRole('button', { name: /^Définir par défaut.*Brest/ }).click();
  await expect(book.getByRole('listitem').first()).toContainText('Par défaut');
  await expect(book.getByRole('listitem').first()).toContainText('Brest');
  await book.getByRole('button', { name: /^Supprimer.*Kervégan/ }).click();
  await expect(book.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(book.getByRole('listitem')).toHaveCount(2);

  await addToCart(page, { product: 'Tabac Blond', strength: 6, size: 10 });
  await cartLink(page).click();
  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  const form = page.getByRole('group', { name: 'Adresse de livraison' });
  const saved = page.getByRole('radiogroup', { name: 'Mes adresses' });
  await expect(form.getByLabel('Ville')).toHaveValue('Brest');
  await press(saved.getByRole('radio', { name: /Kervégan/ }));
  await expect(form.getByLabel('Ville')).toHaveValue('Nantes');
  await press(saved.getByRole('radio', { name: 'Une autre adresse' }));
  await fillAddress(page, { Adresse: '21 boulevard Launay' });
  await press(page.getByRole('radio', { name: 'Virement bancaire' }));
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await storedOrder(page, api.url);
  await page.goto('/mon-compte?tab=address');
  await expect(book.getByRole('listitem')).toHaveText([/Brest/, /Kervégan/, /boulevard Launay/]);
});

test('addresses that another device has changed meanwhile are shown, and what was typed is saved beside them', async ({
  page,
  api,
  expectedMessages,
}) => {
  const customer = await enterAccount(page, api.url);
  await openTab(page, 'Mon adresse');
  await panel(page).getByRole('button', { name: 'Ajouter une adresse' }).click();
  await page.getByLabel('Adresse', { exact: true }).fill('8 allée des Érables');
  await page.getByLabel('Code postal').fill('29200');
  await page.getByLabel('Ville').fill('Brest');
  const person = { firstName: 'Noé', lastName: 'Petit', phone: '0611223344', country: 'France' };
  const addresses = [{ ...person, street: '3 rue Kervégan', postalCode: '44000', city: 'Nantes' }];
  const headers = {
    Authorization: `Bearer ${await logInElsewhere(api.url, customer)}`,
    'Content-Type': 'application/json',
  };
  const body = JSON.stringify({ addresses });
  const saved = await fetch(`${api.url}/api/users/profile`, { method: 'PUT', headers, body });
  expect(saved.status).toBe(200);

  expectedMessages.push(/409/);
  await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await expect(page.getByText(/Vos adresses viennent de changer sur un autre appareil/)).toBeVisible();
  await expect(page.getByLabel('Ville')).toHaveValue('Brest');
  await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  const book = panel(page).getByRole('list', { name: 'Adresses enregistrées' });
  await expect(book.getByRole('listitem')).toHaveText([/rue Kervégan/, /Érables/]);
});

test('a customer sees where her account is logged in, and logs the other devices out', async ({ page, api }) => {
  const customer = await enterAccount(page, api.url);
  const token = await logInElsewhere(api.url, customer);
  await openTab(page, 'Mon profil');
  const devices = page.getByRole('list', { name: 'Appareils connectés' }).getByRole('listitem');
  await expect(devices).toHaveText([/Firefox, Linux/, /^Chrome, .*Cet appareil/]);
  await page.getByRole('button', { name: 'Déconnecter les autres appareils' }).click();
  await expect(page.getByText('Les autres appareils sont déconnectés')).toBeVisible();
  await expect(devices).toHaveCount(1);
  const headers = { Authorization: `Bearer ${token}` };
  expect((await fetch(`${api.url}/api/users/profile`, { headers })).status).toBe(401);
  await page.reload();
  await expect(devices).toHaveCount(1);
});

test('a ticket is opened, answered by the owner, replied to, and takes no reply once it is closed', async ({
  page,
  api,
  expectedMessages,
}) => {
  // The reply to a ticket that was closed meanwhile is refused.
  expectedMessages.push(/409/);
  await enterAccount(page, api.url);
  await openTab(page, 'Support');
  await panel(page).getByRole('link', { name: 'Nouveau ticket' }).click();
  await page.getByLabel('Sujet').fill('Flacon fendu');
  await page.getByLabel('Message').fill('Le flacon est arrivé fendu.');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Ticket créé avec succès')).toBeVisible();
  await panel(page).getByRole('link', { name: 'Flacon fendu' }).click();
  await expect(page).toHaveURL(/ticket=/);

  const owner = await logInOwner(api.url);
  const id = new URL(page.url()).searchParams.get('ticket');
  const ticket = `/api/admin/tickets/${id}`;
  await owner.call('POST', `${ticket}/replies`, { message: 'Nous vous en envoyons un autre.' });
  const tab = page.getByRole('tab', { name: 'Notifications' });
  await page.getByRole('link', { name: 'Tous les tickets' }).click();
  await expect(tab).toHaveAccessibleDescription('1 non lue');
  await openTab(page, 'Notifications');
  await panel(page)
    .getByRole('button', { name: /Réponse à votre ticket/ })
    .click();
  await expect(tab).not.toHaveAccessibleDescription(/non lue/);

  await openTab(page, 'Support');
  await panel(page).getByRole('link', { name: 'Flacon fendu' }).click();
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(messages).toHaveCount(2);
  await expect(messages.last()).toContainText('Nous vous en envoyons un autre.');
  const reply = page.getByLabel('Votre réponse');
  await reply.fill('Merci beaucoup.');
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(messages.last()).toContainText('Merci beaucoup.');
  await expect(reply).toHaveValue('');

  await owner.call('PUT', `${ticket}/status`, { status: 'closed' });
  await reply.fill('Encore une question.');
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(page.getByText('Ce ticket est fermé\u00a0: ouvrez-en un nouveau.')).toBeVisible();
  await expect(reply).toHaveValue('Encore une question.');
  await page.reload();
  await expect(page.getByText('Ce ticket est fermé.', { exact: false })).toBeVisible();
  await expect(reply).toHaveCount(0);
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

test('a heart on its card adds a product to the favorites too; a guest of the demonstration has none', async ({
  page,
  api,
}) => {
  await enterShop(page, '/catalogue');
  const heart = page.getByRole('main').getByRole('button', { name: 'Ajouter Tabac Blond aux favoris' });
  await expect(page.getByRole('main').getByRole('link', { name: 'Tabac Blond' })).toBeVisible();
  await expect(heart).toHaveCount(0);
  await logIn(page, await createCustomer(api.url));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/favorites')) asked.push(request.url());
  });
  await page.goto('/catalogue');
  await heart.click();
  await expect(page.getByText('Produit ajouté aux favoris')).toBeVisible();
  // The link around the heart was not followed, and all hearts together asked once.
  await expect(page).toHaveURL('/catalogue');
  expect(asked).toHaveLength(1);
  await page.goto('/produit/tabac-blond');
  await expect(page.getByRole('main').getByRole('button', { name: 'Retirer Tabac Blond des favoris' })).toBeVisible();
});

test('a heart adds a product to the favorites, where it can be removed; a guest has no heart', async ({
  page,
  api,
}) => {
  await enterShop(page, '/produit/tabac-blond');
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
  const keep = page.getByRole('button', { name: 'Ajouter Tabac Blond aux favoris' });
  await expect(keep).toHaveCount(0);
  await logIn(page, await createCustomer(api.url));
  await page.goto('/produit/tabac-blond');
  await keep.click();
  await expect(page.getByText('Produit ajouté aux favoris')).toBeVisible();
  await page.goto('/mon-compte?tab=favorites');
  await expect(panel(page).getByRole('article', { name: 'Tabac Blond' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Retirer Tabac Blond des favoris' }).click();
  await expect(panel(page).getByText('Aucun favori')).toBeVisible();
  await page.goto('/produit/tabac-blond');
  await expect(keep).toBeVisible();
});

test('what can’t be loaded says so, and a press loads it again', async ({ page, api, expectedMessages }) => {
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
  await expect(panel(page).getByText('Aucun ticket')).toBeVisible();
});
