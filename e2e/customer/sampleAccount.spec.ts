import { accountTabLabel, accountTabs, testCredentials } from '@nuee/domain';
import { enterShop, expect, type Page, test } from '../fixtures.ts';
import { cartLine, cartLink, createCustomer, logIn, pressAdd, sendLogin } from '../shopper.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function enterAccount(page: Page): Promise<void> {
  await enterShop(page, '/login');
  await logIn(page, testCredentials.customer);
  await expect(page).toHaveURL('/mon-compte');
  await expect(title(page, 'Mes commandes')).toBeVisible();
}

test('each tab has an address of its own, which a reload, a deep link and the back button keep', async ({ page }) => {
  await enterAccount(page);
  for (const value of accountTabs.filter((name) => name !== 'support-new')) {
    await tab(page, accountTabLabel(value)).click();
    await expect(page).toHaveURL(`/mon-compte?tab=${value}`);
    await expect(title(page, accountTabLabel(value))).toBeVisible();
    await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(accountTabLabel(value));
  }
  await page.reload();
  await expect(title(page, 'Mes factures')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Notifications')).toBeVisible();
  await page.goForward();
  await expect(title(page, 'Mes factures')).toBeVisible();
  await page.goto('/mon-compte?tab=support-new');
  await expect(title(page, 'Nouveau ticket')).toBeVisible();
  await page.goto('/mon-compte?tab=inconnu');
  await expect(title(page, 'Mes commandes')).toBeVisible();
});

test('a deep link into the account survives the login', async ({ page }) => {
  await enterShop(page, '/mon-compte?tab=invoices');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Connectez-vous pour continuer').first()).toBeVisible();
  await sendLogin(page, testCredentials.customer);
  await expect(page).toHaveURL('/mon-compte?tab=invoices');
  await expect(title(page, 'Mes factures')).toBeVisible();
});

test('the orders stand under both of their addresses, with their statuses and their detail', async ({ page }) => {
  await enterAccount(page);
  await page.goto('/mon-compte/commandes');
  await expect(page).toHaveURL('/mon-compte?tab=orders');
  const orders = page.getByRole('tabpanel').getByRole('article');
  await expect(orders).toHaveCount(4);
  for (const [index, status] of ['En préparation', 'Expédiée', 'Livrée', 'Annulée'].entries()) {
    await expect(orders.nth(index)).toContainText(status);
  }
  const order = orders.first();
  await order.getByRole('button', { name: 'Voir le détail' }).click();
  await expect(order.getByRole('row', { name: /^Total/ })).toContainText('60,58');
  await expect(order.getByText('14 rue des Tanneurs')).toBeVisible();
});

test('the sidebar names who is logged in and logs them out', async ({ page, api }) => {
  const customer = await createCustomer(api.url);
  await enterShop(page, '/login');
  await logIn(page, customer);
  const account = page.getByRole('main');
  await expect(account.getByText('Noé Petit', { exact: true })).toBeVisible();
  await expect(account.getByText(customer.email, { exact: true })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const profile = () => fetch(`${api.url}/api/users/profile`, { headers: { Authorization: `Bearer ${token}` } });
  expect((await profile()).status).toBe(200);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('Vous êtes maintenant déconnecté.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await profile()).status).toBe(401);
  await page.goto('/mon-compte');
  await expect(page).toHaveURL('/login');
});

test('profile, password and address say what is wrong, keep what was typed and confirm', async ({ page }) => {
  await enterAccount(page);
  await tab(page, 'Mon profil').click();
  await expect(page.getByLabel('Email', { exact: true })).toBeDisabled();
  await page.getByLabel('Nom complet').fill('Camille Petit');
  await page.getByLabel('Téléphone').fill('06 00 00 00 00');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Profil mis à jour avec succès')).toBeVisible();
  await expect(page.getByText('Camille Petit', { exact: true })).toBeVisible();

  const confirmation = page.getByLabel('Confirmer le nouveau mot de passe');
  await page.getByLabel('Mot de passe actuel').fill('Nuee-Client-18');
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Une-phrase-de-passe');
  await confirmation.fill('Une-autre-phrase');
  await page.getByRole('button', { name: 'Modifier le mot de passe' }).click();
  await expect(page.getByText('Les mots de passe ne correspondent pas.')).toBeVisible();
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toHaveValue('Une-autre-phrase');
  await confirmation.fill('Une-phrase-de-passe');
  await page.getByRole('button', { name: 'Modifier le mot de passe' }).click();
  await expect(page.getByText('Mot de passe modifié avec succès')).toBeVisible();

  await tab(page, 'Mon adresse').click();
  const city = page.getByLabel('Ville');
  await city.fill('');
  await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await expect(city).toBeFocused();
  await city.fill('Rezé');
  await page.getByRole('button', { name: 'Enregistrer l’adresse' }).click();
  await expect(page.getByText('Adresse mise à jour avec succès')).toBeVisible();
  await tab(page, 'Mon profil').click();
  await expect(page.getByLabel('Téléphone')).toHaveValue('06 00 00 00 00');
});

test('there is no card, and adding one does nothing', async ({ page }) => {
  await enterAccount(page);
  await tab(page, 'Moyens de paiement').click();
  await expect(page.getByText('Aucun moyen de paiement enregistré')).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter une carte' }).click();
  await expect(page).toHaveURL('/mon-compte?tab=payment');
  await expect(page.getByText('Aucun moyen de paiement enregistré')).toBeVisible();
});

test('a favorite is added to the cart or removed; one that is sold out can’t be bought', async ({ page }) => {
  await enterAccount(page);
  await tab(page, 'Mes favoris').click();
  const favorite = (name: string) => page.getByRole('article', { name });
  await expect(favorite('Menthe Glaciale').getByText('Rupture')).toBeVisible();
  await expect(favorite('Menthe Glaciale').getByRole('button', { name: 'Indisponible' })).toBeDisabled();
  await expect(favorite('Caramel Beurre Salé').locator('s')).toContainText('19,99');

  await pressAdd(favorite('Caramel Beurre Salé'));
  await expect(favorite('Caramel Beurre Salé').getByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/^Panier, /);

  await page.getByRole('button', { name: 'Retirer Vanille Bourbon des favoris' }).click();
  await expect(page.getByText('Produit retiré des favoris')).toBeVisible();
  await expect(favorite('Vanille Bourbon')).toHaveCount(0);
  await tab(page, 'Mes commandes').click();
  await tab(page, 'Mes favoris').click();
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(2);

  await cartLink(page).click();
  await expect(cartLine(page, 'Caramel Beurre Salé')).toBeVisible();
});

test('a ticket is read, answered and opened; a closed one takes no reply', async ({ page }) => {
  await enterAccount(page);
  await tab(page, 'Support').click();
  const tickets = page.getByRole('list', { name: 'Tickets' }).getByRole('article');
  await expect(tickets).toHaveCount(4);
  await page.getByRole('link', { name: 'Bouchon abîmé' }).click();
  const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(messages).toHaveCount(2);
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(page.getByText('Votre message ne peut pas être vide.')).toBeVisible();
  await page.getByLabel('Votre réponse').fill('Voici la photographie.');
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(page.getByText('Réponse envoyée avec succès')).toBeVisible();
  await expect(messages.last()).toContainText('Voici la photographie.');

  await page.goBack();
  await page.getByRole('link', { name: 'Annulation de commande' }).click();
  await expect(page.getByText('Ce ticket est fermé.')).toBeVisible();
  await expect(page.getByLabel('Votre réponse')).toHaveCount(0);

  await page.getByRole('link', { name: 'Ouvrez un nouveau ticket' }).click();
  await expect(page).toHaveURL('/mon-compte?tab=support-new');
  await page.getByLabel('Sujet').fill('Colis en retard');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Veuillez remplir tous les champs.')).toBeVisible();
  await expect(page.getByLabel('Sujet')).toHaveValue('Colis en retard');
  const message = 'Le suivi ne bouge plus depuis lundi. '.repeat(5).trim();
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Ticket créé avec succès')).toBeVisible();
  await expect(page).toHaveURL('/mon-compte?tab=support');
  await expect(tickets).toHaveCount(5);
  await expect(tickets.first()).toContainText('Ouvert');
  await expect(tickets.first()).toContainText(`${message.slice(0, 120)}…`);

  // Sample data: what was written here is kept until the page is reloaded.
  await page.reload();
  await expect(tickets).toHaveCount(4);
});

test('a press on a notification marks it as read and follows its link', async ({ page }) => {
  await enterAccount(page);
  const notifications = tab(page, 'Notifications');
  await expect(notifications).toContainText('2');
  await notifications.click();
  await page.getByRole('link', { name: /Caramel Beurre Salé à prix doux/ }).click();
  await expect(page).toHaveURL('/produit/caramel-beurre-sale');
  await page.goBack();
  await expect(notifications).toContainText('1');
  await page.getByRole('link', { name: /Commande en préparation/ }).click();
  await expect(page).toHaveURL('/mon-compte?tab=orders');
  await expect(notifications).toHaveText('Notifications');
  await notifications.click();
  await page.getByRole('button', { name: /Conditions générales/ }).click();
  await expect(page).toHaveURL('/mon-compte?tab=notifications');
});

test('an invoice is a PDF that opens in a new tab', async ({ page, request }) => {
  await enterAccount(page);
  await tab(page, 'Mes factures').click();
  const download = page.getByRole('link', { name: /^Télécharger la facture/ }).first();
  await expect(download).toHaveAttribute('target', '_blank');
  // A browser without a PDF viewer downloads the file instead: the test expects a new tab that requests a PDF.
  const context = page.context();
  const [, asked] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', (sent) => sent.url().endsWith('/factures/facture-specimen.pdf')),
    download.click(),
  ]);
  expect(asked.isNavigationRequest()).toBe(true);
  const file = await request.get(asked.url());
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page).toHaveURL('/mon-compte?tab=invoices');
});

test('the tabs are focused with the arrow keys and opened with the space bar', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has no keyboard.');
  await enterAccount(page);
  await tab(page, 'Mes commandes').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(tab(page, 'Mon adresse')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(title(page, 'Mon adresse')).toBeVisible();
});
