import { demoOwner, type Mail, type OwnerProduct, type ShopSettings } from '@nuee/domain/live';
import { enterAdmin, follow, rowOf, titled } from '../administrator.ts';
import { expect, isLoaded, test } from '../fixtures.ts';
import { enterOffice, placeOrder } from '../livingOffice.ts';
import { logInOwner } from '../owner.ts';

// An owner's day besides the lists: parcels, answers, settings, mails.

test('an order is shipped with a tracking link and a mail; another is cancelled without a mail, and its stock is back', async ({
  page,
  api,
}) => {
  const owner = await logInOwner(api.url);
  const [sent, dropped] = [await placeOrder(api.url), await placeOrder(api.url)];
  const stock = async () => (await owner.call<OwnerProduct>('GET', '/api/admin/products/1')).stock;
  const before = await stock();
  await enterOffice(page);

  await page.goto(`/admin/commandes/${sent._id}`);
  await page.getByRole('textbox', { name: /^Lien de suivi/ }).fill('https://suivi.exemple.fr/1Z999');
  await page.getByRole('button', { name: 'Marquer comme expédiée' }).click();
  await expect(page.getByRole('link', { name: 'https://suivi.exemple.fr/1Z999' })).toBeVisible();
  await expect(async () => {
    const texts = (await api.mailsTo(sent.customer.email)).map(({ text }) => text);
    expect(texts.filter((text) => text?.includes('https://suivi.exemple.fr/1Z999'))).toHaveLength(1);
  }).toPass();

  await page.goto(`/admin/commandes/${dropped._id}`);
  await page.getByRole('checkbox', { name: 'Sans e-mail au client' }).check();
  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  const question = page.getByRole('alertdialog', { name: 'Annuler cette commande ?' });
  await expect(question).toContainText('Le client ne reçoit pas d’e-mail.');
  await question.getByRole('button', { name: 'Annuler la commande' }).click();
  await expect(page.getByText('ses articles sont de retour en stock')).toBeVisible();
  expect(await stock()).toBe(before + 2);
  const { items } = await owner.call<{ items: { kind: string; to: string }[] }>('GET', '/api/admin/mails?limit=100');
  expect(items.filter(({ to }) => to === dropped.customer.email).map(({ kind }) => kind)).not.toContain(
    'order-cancelled',
  );
});

test('orders are filtered by payment and dates, and the address keeps the filter', async ({ page, api }) => {
  const order = await placeOrder(api.url);
  await enterOffice(page);
  await page.goto('/admin/commandes');
  const table = page.getByRole('table', { name: 'Commandes' });
  const row = rowOf(table, new RegExp(order.orderNumber));
  await expect(row).toBeVisible();
  // The API can't sort by it: its header says so.
  await expect(table.getByRole('button', { name: 'Paiement' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Paiement', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Payée' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Paiement : Payée' }).click();
  await page.getByRole('menuitemradio', { name: 'En attente' }).click();
  await expect(row).toBeVisible();
  await page.getByLabel('Au', { exact: true }).fill('2020-12-31');
  await expect(row).toHaveCount(0);
  await expect(page).toHaveURL(/paiement=pending.*au=2020-12-31/);
  await page.reload();
  await expect(titled(page, 'Commandes')).toBeVisible();
  await isLoaded(page);
  await expect(row).toHaveCount(0);
  await page.getByLabel('Au', { exact: true }).fill('');
  await expect(row).toBeVisible();
});

test('a message of the contact form waits on the dashboard, is answered by mail and resolved', async ({
  page,
  api,
  isMobile,
}) => {
  const email = `${crypto.randomUUID()}@exemple.example`;
  const sent = await fetch(`${api.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Noé Petit', email, subject: `Revendre ${email}`, message: 'Un tarif ?' }),
  });
  expect(sent.status).toBe(202);
  await enterOffice(page);
  await page.getByRole('link', { name: /^tickets? sans réponse$/ }).click();
  await expect(titled(page, 'Support')).toBeVisible();
  await expect(page).toHaveURL(/statut=open/);
  await page.getByRole('searchbox', { name: 'Rechercher un ticket' }).fill(email);
  await page.getByRole('link', { name: `Revendre ${email}` }).click();
  await expect(titled(page, `Revendre ${email}`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Votre réponse' }).fill('Écrivez-nous depuis votre boutique.');
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Écrivez-nous depuis votre boutique.');
  await expect(page.getByRole('textbox', { name: 'Votre réponse' })).toHaveValue('');
  await expect(async () => expect(await api.mailsTo(email)).toHaveLength(1)).toPass();
  await page.getByRole('button', { name: 'Changer le statut' }).click();
  await page.getByRole('menuitemradio', { name: 'Résolu' }).click();
  await expect(page.getByRole('region', { name: `Revendre ${email}` })).toContainText('Résolu');
  await follow(page, isMobile, 'Support');
  const row = rowOf(page.getByRole('table', { name: 'Tickets' }), new RegExp(email));
  await expect(row).toContainText('Résolu');
});

test('the demonstration has no page of a live shop', async ({ page, isMobile }) => {
  await enterAdmin(page, '/admin/support');
  await expect(page.getByText('Page non trouvée')).toBeVisible();
  await page.goto('/admin');
  await isLoaded(page);
  if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const nav = page.getByRole('navigation', { name: 'Administration' }).filter({ visible: true });
  await expect(nav.getByRole('link', { name: 'Paramètres' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Support' })).toHaveCount(0);
});

test('an owner sees what a setting will change and saves it; another owner’s change is overwritten only on request', async ({
  page,
  api,
  expectedMessages,
}) => {
  expectedMessages.push(/status of 409/);
  const owner = await logInOwner(api.url);
  const read = () => owner.call<ShopSettings>('GET', '/api/admin/settings');
  const before = await read();
  await enterOffice(page);
  await page.goto('/admin/parametres');
  const hours = page.getByRole('textbox', { name: 'Horaires' });
  await hours.fill('De 9 h à 18 h');
  await expect(page.getByRole('list', { name: 'Ce qui change' })).toContainText('→ De 9 h à 18 h');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Rien ne change.')).toBeVisible();
  await expect(hours).toHaveValue('De 9 h à 18 h');
  expect(await read()).toMatchObject({ hours: 'De 9 h à 18 h', version: before.version + 1 });

  const fee = page.getByRole('textbox', { name: 'Frais de livraison (€)' });
  await fee.fill('5,99');
  const other = { version: before.version + 1, identity: { phone: '02 40 00 00 00' } };
  await owner.call('PUT', '/api/admin/settings', other);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('group', { name: 'Modifié entre-temps' })).toBeVisible();
  await expect(fee).toHaveValue('5,99');
  await page.getByRole('button', { name: 'Continuer avec ces choix' }).click();
  await expect(page.getByRole('textbox', { name: 'Téléphone' })).toHaveValue('02 40 00 00 00');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Rien ne change.')).toBeVisible();
  const { shipping, identity, version } = await read();
  expect({ fee: shipping.fee, phone: identity.phone }).toEqual({ fee: 5.99, phone: '02 40 00 00 00' });
  const { identity: first, shipping: terms, hours: open } = before;
  await owner.call('PUT', '/api/admin/settings', { version, identity: first, shipping: terms, hours: open });
});

test('a mail is sent again, and the journal says who did it', async ({ page, api, isMobile }) => {
  const order = await placeOrder(api.url);
  const { email } = order.customer;
  const owner = await logInOwner(api.url);
  const sentAt = async (): Promise<string> => {
    const { items } = await owner.call<{ items: Mail[] }>('GET', `/api/admin/mails?status=sent&q=${email}`);
    return items[0]?.sentAt ?? '';
  };
  await expect(async () => expect(await sentAt()).not.toBe('')).toPass();
  const first = await sentAt();
  await enterOffice(page);
  await follow(page, isMobile, 'E-mails');
  await page.getByRole('searchbox', { name: 'Rechercher un destinataire' }).fill(email);
  const row = rowOf(page.getByRole('table', { name: 'E-mails' }), new RegExp(order.orderNumber));
  await expect(row).toContainText('Envoyé');
  await row.getByRole('button', { name: /^Renvoyer/ }).click();
  await expect(page.getByText('L’e-mail part dans un instant')).toBeVisible();
  await expect(async () => expect((await sentAt()) > first).toBe(true)).toPass();
  await expect(row).toContainText('Envoyé');
  await follow(page, isMobile, 'Journal');
  await page.getByRole('searchbox', { name: 'Rechercher dans le journal' }).fill(order.orderNumber);
  const entry = rowOf(page.getByRole('table', { name: 'Journal' }), new RegExp(order.orderNumber));
  await expect(entry).toContainText('E-mail renvoyé');
  await expect(entry).toContainText(demoOwner.email);
});
