import { expect, test } from '../fixtures.ts';
import { enterAccount, openTab, panel } from '../ownAccount.ts';
import { logInOwner } from '../owner.ts';

test('a ticket is opened, answered by the owner, replied to, and takes no reply once it is closed', async ({
  page,
  api,
  expectedMessages,
}) => {
  // The reply to a ticket that was closed meanwhile is refused.
  expectedMessages.push(/409/);
  await enterAccount(page, api.url);
  await openTab(page, 'Support');
  await panel(page).getByRole('link', { name: 'Nouvelle demande' }).click();
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
