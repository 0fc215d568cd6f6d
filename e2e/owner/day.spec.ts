import { readFile } from 'node:fs/promises';
import { formatPrice } from '@nuee/domain';
import type { OwnerProduct } from '@nuee/domain/live';
import { figure, openRowMenu, rowOf, titled } from '../administrator.ts';
import { expect, isLoaded, test } from '../fixtures.ts';
import { enterOffice, placeOrder, takeInvoice } from '../office.ts';
import { logInOwner } from '../owner.ts';

// An owner's ordinary day, on the shop's own data: from the figures to what waits, from a product to what happened to its stock.

test('a new order appears by itself, is paid, shipped and commented, and its history shows each step', async ({
  page,
  api,
  expectedMessages,
}) => {
  await enterOffice(page);
  const first = await placeOrder(api.url);
  const listening = page.waitForResponse(/\/api\/admin\/events/);
  const lists: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/admin\/orders\?(?!.*limit=1(?:&|$))/.test(request.url())) lists.push(request.url());
  });
  await page.goto('/admin/commandes');
  const table = page.getByRole('table', { name: 'Commandes' });
  await expect(rowOf(table, new RegExp(first.orderNumber))).toBeVisible();
  await listening;

  const order = await placeOrder(api.url);
  await expect(rowOf(table, new RegExp(order.orderNumber))).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Nouvelle commande')).toBeVisible();
  // By the shell, before the app's code has come; the event brought the new order.
  expect(lists).toHaveLength(1);

  await table.getByRole('link', { name: `#${order.orderNumber}` }).click();
  await expect(titled(page, order.orderNumber)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Adresse de livraison' })).toContainText('Inès Faure');
  await page.getByRole('button', { name: 'Paiement reçu' }).click();
  const receipt = page.getByRole('dialog', { name: /paiement reçu/ });
  await receipt.getByRole('textbox', { name: /^Référence du paiement/ }).fill('VIR 118');
  await receipt.getByRole('button', { name: 'Paiement reçu' }).click();
  const history = page.getByRole('list', { name: 'Historique' });
  await expect(history).toContainText('Paiement : En attente → Payée');
  await expect(page.getByRole('region', { name: 'Paiement', exact: true })).toContainText(/VIR 118.*F-\d{4}-\d{6}/);

  await page.getByRole('button', { name: 'Changer le statut' }).click();
  await page.getByRole('menuitemradio', { name: 'Expédiée' }).click();
  await expect(history).toContainText('→ Expédiée');
  await page.getByRole('textbox', { name: 'Note interne' }).fill('Colis refait.');
  await page.getByRole('button', { name: 'Ajouter la note' }).click();
  await expect(history).toContainText('Colis refait.');

  expect(await takeInvoice(page, expectedMessages)).toMatch(/^F-\d{4}-\d{6}\.pdf$/);

  const response = await fetch(`${api.url}/api/orders/${order._id}`, {
    headers: { Authorization: `Bearer ${order.customer.token}` },
  });
  expect(await response.json()).toMatchObject({ status: 'shipped', isPaid: true });
});

test('an order is shipped by mistake, which is undone, then with a tracking link and a mail; another is cancelled without a mail, and its stock is back', async ({
  page,
  api,
}) => {
  const owner = await logInOwner(api.url);
  const [sent, dropped] = [await placeOrder(api.url), await placeOrder(api.url)];
  const stock = async () => (await owner.call<OwnerProduct>('GET', '/api/admin/products/1')).stock;
  const before = await stock();
  await enterOffice(page);

  await page.goto(`/admin/commandes/${sent._id}`);
  // It isn't paid, so each time it is asked about.
  const ship = async () => {
    await page.getByRole('button', { name: 'Marquer comme expédiée' }).click();
    const question = page.getByRole('alertdialog', { name: `${sent.orderNumber} : Expédiée ?` });
    await expect(question).toContainText(`Cette commande de ${formatPrice(sent.totalPrice)} n’est pas payée.`);
    await question.getByRole('button', { name: 'Changer quand même' }).click();
  };
  await ship();
  // The question, which fades out, has a button of that name too.
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('textbox', { name: /^Numéro ou lien de suivi/ }).fill('https://suivi.exemple.fr/1Z999');
  await ship();
  await expect(page.getByRole('link', { name: 'https://suivi.exemple.fr/1Z999' })).toBeVisible();
  await expect(async () => {
    const texts = (await api.mailsTo(sent.customer.email)).map(({ text }) => text);
    expect(texts.filter((text) => text?.includes('https://suivi.exemple.fr/1Z999'))).toHaveLength(1);
    // Received, and shipped once: the first one was undone before its mail left.
    expect(texts).toHaveLength(2);
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

test('a paid order counts in the sales of today, and waits on the dashboard until it is shipped', async ({
  page,
  api,
  isMobile,
}) => {
  const owner = await logInOwner(api.url);
  const order = await placeOrder(api.url);
  // On a phone the filters are folded away, and counted.
  const filteredBy = (filter: string) => page.getByRole('button', { name: isMobile ? 'Filtres (1)' : filter });
  const table = page.getByRole('table', { name: 'Commandes' });
  await enterOffice(page);
  await page.getByRole('link', { name: /^virements? à rapprocher$/ }).click();
  await expect(titled(page, 'Commandes')).toBeVisible();
  await expect(filteredBy('Paiement : À encaisser')).toBeVisible();
  await expect(rowOf(table, new RegExp(order.orderNumber))).toBeVisible();
  await owner.call('PUT', `/api/admin/orders/${order._id}/payment`, { paymentStatus: 'paid' });
  await expect(rowOf(table, new RegExp(order.orderNumber))).toHaveCount(0);

  await page.goto('/admin');
  await isLoaded(page);
  await expect(figure(page, 'Ventes du jour')).toContainText(/€.*(lun|mar|mercre|jeu|vendre|same)di dernier|dimanche/);
  await page.getByRole('combobox', { name: 'Période' }).selectOption('Aujourd’hui');
  await expect(page).toHaveURL(/\?periode=today$/);
  await expect(figure(page, 'Pièces vendues')).toContainText(/^Pièces vendues[1-9]/);
  await page.getByRole('button', { name: 'Exporter' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Meilleurs produits (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^meilleurs-produits-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(order.items[0]?.name);
  await page.getByRole('link', { name: /^commandes? à expédier$/ }).click();
  await expect(page).toHaveURL(/statut=toShip/);
  await expect(filteredBy('Statut : À expédier')).toBeVisible();
  await expect(rowOf(table, new RegExp(order.orderNumber))).toContainText(formatPrice(order.totalPrice));
  await owner.call('PUT', `/api/admin/orders/${order._id}/status`, { status: 'shipped', notify: false });
  await expect(rowOf(table, new RegExp(order.orderNumber))).toHaveCount(0);
});

test('a stock that is low is on its list, and says who took what', async ({ page, api }) => {
  const owner = await logInOwner(api.url);
  const read = () => owner.call<OwnerProduct>('GET', '/api/admin/products/1');
  const { stock, name } = await read();
  await owner.call('PUT', '/api/admin/products/1/stock', { stock: 6 });
  try {
    const order = await placeOrder(api.url);
    await enterOffice(page);
    await page.getByRole('link', { name: /^produits? en stock faible$/ }).click();
    await expect(page.getByRole('button', { name: 'État : Stock faible' })).toBeVisible();
    const row = rowOf(page.getByRole('table', { name: 'Produits' }), new RegExp(name));
    await expect(row).toContainText('4 restants');
    await row.getByRole('link', { name }).click();
    const movements = page.getByRole('list', { name: 'Mouvements de stock' }).getByRole('listitem');
    await expect(movements.nth(0)).toContainText(/−2.*6 → 4.*Commande .*Client/);
    await expect(movements.nth(1)).toContainText(/→ 6.*Stock corrigé.*@/);
    await page.getByRole('link', { name: order.orderNumber }).click();
    await expect(titled(page, order.orderNumber)).toBeVisible();
  } finally {
    await owner.call('PUT', '/api/admin/products/1/stock', { stock });
  }
});

test('a product is drafted with a picture, published, reduced against its lowest price, archived and deleted', async ({
  page,
  api,
}) => {
  const owner = await logInOwner(api.url);
  const name = `Figue ${crypto.randomUUID().slice(0, 8)}`;
  const found = async () => {
    const { items } = await owner.call<{ items: OwnerProduct[] }>('GET', `/api/admin/products?q=${name.slice(6)}`);
    return items[0];
  };
  await enterOffice(page);
  await page.goto('/admin/produits/ajouter');
  await page.getByLabel('Nom du produit *').fill(name);
  await page.getByLabel('Catégorie *').selectOption({ index: 1 });
  await page.getByLabel('Un prix et un stock par flacon').uncheck();
  await page.getByLabel('Prix (€) *').fill('18,90');
  await page.getByLabel('Stock *').fill('7');
  for (const measure of ['0\u00a0mg/ml', '10\u00a0ml']) {
    await page.getByRole('checkbox', { name: measure, exact: true }).check();
  }
  await page.getByLabel('Description *').fill('Figue mûre.');
  await page.getByLabel('Publication').selectOption('Brouillon');
  await page.getByLabel('Image', { exact: true }).setInputFiles('apps/shop/public/images/products/product-3.png');
  // It is sent at once, and cut to all of its sizes first.
  const first = page.getByRole('group', { name: 'Image 1' });
  await first.getByLabel('Texte alternatif').fill('Le flacon, de face', { timeout: 60_000 });
  await page.getByLabel('Ajouter une image').setInputFiles('apps/shop/public/images/products/product-8.png');
  await page.getByRole('button', { name: 'Monter : Image 2' }).click({ timeout: 60_000 });
  const preview = page.getByRole('region', { name: 'Aperçu' });
  await expect(preview).toContainText(name);
  const picture = preview.locator('img');
  const isDrawn = () =>
    expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await picture.scrollIntoViewIfNeeded();
  await isDrawn();
  // However often it is pressed, one product is added.
  await page.getByRole('button', { name: 'Ajouter le produit' }).dblclick();
  await expect(titled(page, 'Produits')).toBeVisible();
  await page.getByRole('button', { name: 'État' }).click();
  await page.getByRole('menuitemradio', { name: 'Brouillons' }).click();
  const row = rowOf(page.getByRole('table', { name: 'Produits' }), new RegExp(name));
  await expect(row).toContainText('Brouillon');
  const image = expect.stringContaining('/api/pictures/');
  const pictures = [{ alt: '' }, { image, alt: 'Le flacon, de face', x: 50, y: 50 }];
  expect(await found()).toMatchObject({ status: 'draft', image, pictures });

  await row.getByRole('link', { name }).click();
  await expect(titled(page, name)).toBeVisible();
  // The API's own file, cut to the sizes of the shop.
  await picture.scrollIntoViewIfNeeded();
  await isDrawn();
  const reduced = page.getByLabel('Prix réduit (€)');
  await expect(reduced).toHaveAccessibleDescription(/Prix le plus bas des 30 jours précédents\s: 18,90/);
  let shown: object = { failed: 0 };
  await page.route('/data/published.json', (route) => route.fulfill({ json: shown }));
  await page.getByLabel('Publication').selectOption('Publié');
  await reduced.fill('15');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Publication en cours…')).toBeVisible();
  shown = { publication: 1_000_000, at: new Date().toISOString(), failed: 0 };
  await expect(page.getByText(/Publié il y a \d/)).toBeVisible();
  await expect.poll(found).toMatchObject({ status: 'published', discountPrice: 15 });

  await page.getByLabel('Publication').selectOption('Archivé');
  shown = { publication: 2_000_000, at: new Date().toISOString(), failed: 2 };
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText(/2 pages n’ont pas pu être publiées/)).toBeVisible();
  // The page may have heard of these two before it saved.
  await expect.poll(found).toMatchObject({ status: 'archived' });

  await page.goto(`/admin/produits?recherche=${name.slice(6)}`);
  await (await openRowMenu(page, name)).getByRole('menuitem', { name: 'Publier' }).click();
  await expect(row).toContainText('Publié');
  await (await openRowMenu(page, name)).getByRole('menuitem', { name: 'Remettre en brouillon' }).click();
  await expect(row).toContainText('Brouillon');
  await (await openRowMenu(page, name)).getByRole('menuitem', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(row).toHaveCount(0);
  expect(await found()).toBeUndefined();
});

// A phone has no keys.
test('an order is found, opened and left by keyboard, and the navigation counts those that wait', {
  tag: '@any-window',
}, async ({ page, api }) => {
  const first = await placeOrder(api.url);
  await enterOffice(page);
  const nav = page.getByRole('navigation', { name: 'Administration' }).filter({ visible: true });
  const link = nav.getByRole('link', { name: 'Commandes', exact: true });
  await expect(link).toHaveAccessibleDescription(/^\d+ en attente$/);
  const waiting = async () => Number.parseInt((await link.textContent())?.replace(/\D/g, '') ?? '', 10);
  const before = await waiting();
  const second = await placeOrder(api.url);
  await expect.poll(waiting).toBe(before + 1);
  await link.click();
  await expect(titled(page, 'Commandes')).toBeVisible();
  const table = page.getByRole('table', { name: 'Commandes', exact: true });
  await expect(rowOf(table, new RegExp(second.orderNumber))).toBeVisible();
  await page.keyboard.press('j');
  await expect(table.getByRole('link', { name: `#${second.orderNumber}` })).toBeFocused();
  await page.keyboard.press('j');
  await expect(table.getByRole('link', { name: `#${first.orderNumber}` })).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(titled(page, second.orderNumber)).toBeVisible();
  await page.goBack();
  await expect(rowOf(table, new RegExp(first.orderNumber))).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(first.orderNumber);
  await expect(rowOf(table, new RegExp(second.orderNumber))).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(keys).toContainText('Ligne suivante');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
});
