import { demoOwner, type Mail } from '@nuee/domain/live';
import { follow, rowOf, titled } from '../administrator.ts';
import { expect, test } from '../fixtures.ts';
import { enterOffice, placeOrder } from '../office.ts';
import { logInOwner } from '../owner.ts';

// What customers write, and what the shop writes to them.

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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renvoyer' }).click();
  await expect(page.getByText('L’e-mail part dans un instant')).toBeVisible();
  await expect(async () => expect((await sentAt()) > first).toBe(true)).toPass();
  await expect(row).toContainText('Envoyé');
  await follow(page, isMobile, 'Journal');
  await page.getByRole('searchbox', { name: 'Rechercher dans le journal' }).fill(order.orderNumber);
  const entry = rowOf(page.getByRole('table', { name: 'Journal' }), new RegExp(order.orderNumber));
  await expect(entry).toContainText('E-mail renvoyé');
  await expect(entry).toContainText(demoOwner.email);
});
