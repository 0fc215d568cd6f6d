import type { OwnerProduct } from '@nuee/domain/live';
import { enterAdmin, follow, isLoaded, rowOf, titled } from './administrator.ts';
import { expect, test } from './fixtures.ts';
import { enterOffice, placeOrder } from './livingOffice.ts';
import { logInOwner } from './owner.ts';

// An owner's day besides the lists: parcels, answers, settings, mails.

test('a parcel leaves with its link and a mail; another order is cancelled without one, and its stock is back', async ({
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

test('orders are narrowed to a payment and to days, and the address keeps it', async ({ page, api }) => {
  const order = await placeOrder(api.url);
  await enterOffice(page);
  await page.goto('/admin/commandes');
  const row = rowOf(page.getByRole('table', { name: 'Commandes' }), new RegExp(order.orderNumber));
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Filtrer par paiement' }).click();
  await page.getByRole('menuitemradio', { name: 'Payée' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Filtrer par paiement : Payée' }).click();
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

test('the demonstration has no page of a living shop', async ({ page, isMobile }) => {
  await enterAdmin(page, '/admin/support');
  await expect(page.getByText('Page non trouvée')).toBeVisible();
  await page.goto('/admin');
  await isLoaded(page);
  if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const nav = page.getByRole('navigation', { name: 'Administration' }).filter({ visible: true });
  await expect(nav.getByRole('link', { name: 'Paramètres' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Support' })).toHaveCount(0);
});
