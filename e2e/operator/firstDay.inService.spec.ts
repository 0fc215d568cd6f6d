import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openShopSettings } from '@nuee/domain/fixtures';
import { rowOf, titled } from '../administrator.ts';
import { expect, isLoaded, type Page } from '../fixtures.ts';
import { enterOffice, takeInvoice } from '../office.ts';
import { openTab } from '../ownAccount.ts';
import { serviceOwner, test } from '../service.ts';
import { addToCart, cartLink, fillAddress, storedOrder } from '../shopper.ts';

// A new owner's first day, as docs/operating.md tells it: from an empty shop to the first order, and its withdrawal. With PICTURES set to
// a folder it leaves there the pictures of that page (`node scripts/generate/firstDayPictures.ts`).

// A shop that nobody has touched yet.
test.use({ shopOf: 'the first day' });

/** A picture of what the window shows, small enough for a page of the documentation. */
async function picture(page: Page, name: string): Promise<void> {
  const { PICTURES: folder } = process.env;
  if (!folder) return;
  await page.evaluate(() => document.fonts.ready);
  // Toasts would cover the page.
  const toasts = page.getByRole('button', { name: 'Fermer la notification' });
  for (const toast of (await toasts.all()).reverse()) await toast.click();
  await expect(toasts).toHaveCount(0);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.jpg`), await page.screenshot({ type: 'jpeg', quality: 45, scale: 'css' }));
}

test('an owner fills an empty shop, opens it, and takes its first order to its end', async ({
  page,
  context,
  service,
  expectedMessages,
}) => {
  test.slow();
  const { identity, mediator, bankTransfer } = openShopSettings;
  const main = page.getByRole('main');
  const office = await context.newPage();
  const field = (name: string) => office.getByRole('textbox', { name, exact: true });

  await test.step('Visitors read that the shop opens soon', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'La boutique ouvre bientôt' })).toBeVisible();
    await picture(page, '1-closed');
  });

  await test.step('The owner logs in, and reads what is missing', async () => {
    await enterOffice(office, serviceOwner);
    await isLoaded(office);
    await office.goto('/admin/avant-d-ouvrir');
    await expect(office.getByText('La boutique est fermée', { exact: false })).toBeVisible();
    await picture(office, '2-before-opening');
  });

  await test.step('She adds her first product, with its picture', async () => {
    await office.goto('/admin/produits');
    await expect(office.getByText('Aucun produit trouvé')).toBeVisible();
    await office.goto('/admin/produits/ajouter');
    await office.getByLabel('Nom du produit *').fill('Tabac Blond');
    await office.getByLabel('Catégorie *').selectOption('Classiques');
    const bottle = office.getByRole('group', { name: '10\u00a0ml · 3\u00a0mg/ml' });
    await bottle.getByRole('checkbox').check();
    await bottle.getByRole('textbox', { name: 'Prix (€)', exact: true }).fill('12,90');
    await bottle.getByRole('textbox', { name: 'Stock' }).fill('40');
    await office.getByLabel('Description *').fill('Un tabac blond sec, à peine miellé.');
    await office.getByLabel('Image', { exact: true }).setInputFiles('apps/shop/public/images/products/product-8.png');
    // It is sent at once, and cut to all of its sizes first.
    const first = office.getByRole('group', { name: 'Image 1' });
    await first.getByLabel('Texte alternatif').fill('Un flacon de Tabac Blond', { timeout: 90_000 });
    await expect(office.getByRole('region', { name: 'Aperçu' })).toContainText('Tabac Blond');
    await picture(office, '3-first-product');
    await office.getByRole('button', { name: 'Ajouter le produit' }).click();
    await expect(titled(office, 'Produits')).toBeVisible();
    await expect(rowOf(office.getByRole('table', { name: 'Produits' }), /Tabac Blond/)).toBeVisible();
  });

  await test.step('Each line of « Avant d’ouvrir » leads to its field; with the last one the shop opens', async () => {
    await office.goto('/admin/avant-d-ouvrir');
    await office.getByRole('main').getByRole('link', { name: 'E-mail', exact: true }).click();
    await expect(field('E-mail')).toBeFocused();
    const typed = {
      'Nom de la boutique': identity.name,
      'E-mail': identity.email,
      Téléphone: identity.phone,
      Adresse: identity.address,
      'Forme juridique': identity.legalForm,
      'Capital social': identity.capital,
      RCS: identity.rcs,
      SIRET: identity.siret,
      'Numéro de TVA': identity.vatNumber,
      'Responsable de la publication': identity.publisher,
      Hébergeur: identity.host,
      'Nom du médiateur': mediator.name,
      'Adresse du médiateur': mediator.address,
      'Site du médiateur': mediator.site,
      Bénéficiaire: bankTransfer.beneficiary,
      IBAN: bankTransfer.iban,
    };
    for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    await expect(office.getByRole('list', { name: 'Ce qui change' })).toContainText('IBAN');
    await picture(office, '4-settings');
    await office.getByRole('button', { name: 'Enregistrer' }).click();
    await office.getByLabel('Votre mot de passe', { exact: true }).fill(serviceOwner.password);
    await office.getByRole('button', { name: 'Changer l’IBAN' }).click();
    await expect(office.getByText('Rien ne change.')).toBeVisible();
    await office.goto('/admin/avant-d-ouvrir');
    await expect(office.getByText(/La boutique est ouverte/)).toBeVisible();
    await picture(office, '5-open');
    await service.published();
  });

  await test.step('The shop shows the product', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
    const newest = page.getByRole('region', { name: 'Nos e-liquides' });
    await expect(newest.getByRole('article')).toHaveCount(1);
    await newest.scrollIntoViewIfNeeded();
    await picture(page, '6-shop');
  });

  const email = 'ines.moreau@exemple.example';
  await test.step('A customer registers on the way to the checkout, and orders by transfer', async () => {
    await addToCart(page, { product: 'Tabac Blond', strength: 3, size: 10 });
    await cartLink(page).click();
    await page.getByRole('button', { name: 'Procéder au paiement' }).click();
    await main.getByRole('link', { name: 'Créer un compte' }).click();
    await page.getByLabel('Prénom').fill('Inès');
    await page.getByLabel('Nom', { exact: true }).fill('Moreau');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Mot de passe', { exact: true }).fill('Une-phrase-de-passe');
    await page.getByLabel('Confirmer le mot de passe').fill('Une-phrase-de-passe');
    await page.getByRole('button', { name: "S'inscrire" }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await fillAddress(page);
    await expect(page.getByRole('radio', { name: 'Virement bancaire' })).toBeChecked();
    await page.getByRole('button', { name: 'Passer la commande' }).click();
  });
  const { _id, orderNumber } = await storedOrder(page, service.api.url);
  await test.step('She is told where to pay, on the page and by mail', async () => {
    await expect(main.getByText('FR76 3000 6000 0112 3456 7890 189')).toBeVisible();
    await picture(page, '7-order');
    await expect.poll(async () => (await service.api.mailsTo(email)).map(({ text }) => text).join()).toContain('FR76');
  });

  const history = office.getByRole('list', { name: 'Historique' });
  await test.step('The transfer came in: the order is paid, invoiced, sent and delivered', async () => {
    await office.goto(`/admin/commandes/${_id}`);
    await expect(titled(office, orderNumber)).toBeVisible();
    await office.getByRole('button', { name: 'Paiement reçu' }).click();
    const receipt = office.getByRole('dialog', { name: /paiement reçu/ });
    await receipt.getByRole('textbox', { name: /^Référence du paiement/ }).fill('VIR 1');
    await receipt.getByRole('button', { name: 'Paiement reçu' }).click();
    await expect(office.getByRole('region', { name: 'Paiement', exact: true })).toContainText('VIR 1');
    expect(await takeInvoice(office, expectedMessages)).toMatch(/^F-\d{4}-000001\.pdf$/);
    await expect(office.getByRole('region', { name: 'Paiement', exact: true })).toContainText(/F-\d{4}-000001/);
    await office.getByRole('textbox', { name: /^Numéro ou lien de suivi/ }).fill('https://suivi.exemple.fr/1Z999');
    await office.getByRole('button', { name: 'Marquer comme expédiée' }).click();
    await expect(history).toContainText('→ Expédiée');
    await office.getByRole('heading', { name: 'Paiement', exact: true }).scrollIntoViewIfNeeded();
    await picture(office, '8-paid-and-sent');
    await office.getByRole('button', { name: 'Changer le statut' }).click();
    await office.getByRole('menuitemradio', { name: 'Livrée' }).click();
    await expect(history).toContainText('→ Livrée');
  });

  await test.step('The customer withdraws by the link of her order, and keeps the receipt', async () => {
    await page.goto('/mon-compte');
    await openTab(page, 'Mes commandes');
    const row = main.getByRole('article', { name: orderNumber });
    await row.getByRole('button', { name: 'Voir le détail' }).click();
    await expect(row.getByRole('row', { name: 'dont TVA (20%)' })).toBeVisible();
    await row.getByRole('link', { name: 'Renoncer au contrat ici' }).click();
    await main.getByRole('textbox', { name: 'Numéro de commande' }).fill(orderNumber);
    await main.getByRole('textbox', { name: 'Nom' }).fill('Inès Moreau');
    await main.getByRole('textbox', { name: 'Email' }).fill(email);
    await main.getByRole('button', { name: 'Confirmer la rétractation' }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Votre rétractation est reçue' })).toBeVisible();
    await picture(page, '9-withdrawal');
  });

  await test.step('The owner pays it back', async () => {
    await office.reload();
    await expect(history).toContainText(/rétract/i);
    await office.getByRole('button', { name: 'Rembourser' }).click();
    const refund = office.getByRole('dialog', { name: /^Rembourser la commande/ });
    await refund.getByRole('button', { name: 'Tout rembourser' }).click();
    await refund.getByRole('textbox', { name: 'Motif' }).fill('Rétractation');
    await refund.getByRole('button', { name: /^Rembourser \d/ }).click();
    await expect(office.getByRole('region', { name: 'Paiement', exact: true })).toContainText(/A-\d{4}-000001/);
    await picture(office, '10-paid-back');
  });

  // Those of a change of status wait until it can't be undone any more.
  const mails = async () => (await service.api.mailsTo(email)).length;
  await expect.poll(mails, { timeout: 30_000 }).toBeGreaterThanOrEqual(6);
});
