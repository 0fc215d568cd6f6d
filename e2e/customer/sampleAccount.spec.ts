import { accountTabLabel, accountTabs, testCredentials } from '@nuee/domain';
import { enterShop, expect, type Page, test } from '../fixtures.ts';
import { logIn } from '../shopper.ts';

// The account of the demonstration shows samples; that of a registered customer is in account.spec.ts.

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
  await expect(title(page, 'Nouvelle demande')).toBeVisible();
  await page.goto('/mon-compte/commandes');
  await expect(page).toHaveURL('/mon-compte?tab=orders');
  await page.goto('/mon-compte?tab=inconnu');
  await expect(title(page, 'Mes commandes')).toBeVisible();
});

test('a ticket is read, answered and opened; a closed one takes no reply', { tag: '@release' }, async ({ page }) => {
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

test('an invoice is a PDF that opens in a new tab', { tag: '@release' }, async ({ page, request }) => {
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
