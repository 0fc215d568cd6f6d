import { readFile } from 'node:fs/promises';
import { dayInParis, daysLater, formatDate } from '@nuee/domain';
import { titled } from '../administrator.ts';
import { expect } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { openShop, serviceOwner, test } from '../service.ts';
import { createCustomer } from '../shopper.ts';

test('an owner goes on holiday: each page says until when, nothing can be ordered, and she comes back earlier', async ({
  page,
  context,
  service,
}) => {
  // All pages are rendered three times.
  test.slow();
  await openShop(service);
  const office = await context.newPage();
  await enterOffice(office, serviceOwner);
  await office.goto('/admin/parametres');
  const today = dayInParis(new Date());
  const last = daysLater(today, 7);
  const field = (name: string) => office.getByLabel(name);
  const save = async () => {
    await office.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(office.getByText('Rien ne change.')).toBeVisible();
    await service.published();
  };
  await field('Premier jour de fermeture').fill(today);
  await field('Dernier jour de fermeture').fill(last);
  await field('Votre phrase aux visiteurs').fill('À bientôt.');
  await save();
  await office.goto('/admin');
  await expect(office.getByText(/^La boutique est en vacances/)).toBeVisible();

  const away = page.getByText(`Nous ne prenons pas de commandes jusqu’au ${formatDate(last)} inclus. À bientôt.`);
  for (const address of ['/', '/produit/tabac-blond', '/panier']) {
    await page.goto(address);
    await expect(away).toBeVisible();
  }

  await office.goto('/admin/parametres');
  await field('Premier jour de fermeture').fill('');
  await field('Dernier jour de fermeture').fill('');
  await save();
  await page.goto('/');
  await expect(titled(page, /./)).toBeVisible();
  await expect(away).toHaveCount(0);
});

test('an owner exports the data of a customer who asks for them, and erases her account', async ({
  page,
  service,
  expectedMessages,
}) => {
  const { email } = await createCustomer(service.api.url);
  const { items } = await service.owner.call<{ items: { _id: string }[] }>('GET', `/api/admin/users?q=${email}`);
  await enterOffice(page, serviceOwner);
  await page.goto(`/admin/utilisateurs/${items[0]?._id}`);
  await page.getByRole('textbox', { name: 'Nouvelle note' }).fill('Appelle le matin.');
  await page.getByRole('button', { name: 'Ajouter la note' }).click();
  await expect(page.getByRole('list', { name: 'Notes internes' })).toContainText(serviceOwner.email);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter ses données' }).click(),
  ]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file).toMatchObject({ profile: { email }, notes: [{ text: 'Appelle le matin.' }] });

  // The page of her account is read again as long as it is open.
  expectedMessages.push(/status of 404/);
  await page.getByRole('button', { name: 'Effacer ce compte' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Effacer' }).click();
  await expect(titled(page, 'Utilisateurs')).toBeVisible();
  await page.goto('/admin/journal');
  await expect(page.getByRole('row', { name: /^Compte effacé/ })).toContainText('Compte supprimé');
  await expect(page.getByRole('main')).not.toContainText(email);
});
