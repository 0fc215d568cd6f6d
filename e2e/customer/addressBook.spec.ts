import { expect, test } from '../fixtures.ts';
import { enterAccount, logInElsewhere, openTab, panel } from '../ownAccount.ts';
import { addToCart, cartLink, fillAddress, press, storedOrder } from '../shopper.ts';

test('an account keeps several addresses, and the checkout offers them and keeps a new one', {
  tag: '@release',
}, async ({ page, api }) => {
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

test('addresses that another device has changed meanwhile are shown, and what was typed is saved beside them', {
  tag: '@release',
}, async ({ page, api, expectedMessages }) => {
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
