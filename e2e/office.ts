import { demoOwner, type OwnerOrder } from '@nuee/domain/live';
import { titled } from './administrator.ts';
import { expect, isLoaded, type Page, type WorkerApi } from './fixtures.ts';
import { logInOwner } from './owner.ts';
import { createCustomer } from './shopper.ts';

/** What an owner's journeys share: the way in, and an order to work on. */

export const refusal = /status of 40[13]/;

export async function logInAt(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/admin/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

export async function enterOffice(page: Page, owner: { email: string; password: string } = demoOwner): Promise<void> {
  await logInAt(page, owner);
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
  await isLoaded(page);
}

const address = {
  firstName: 'Inès',
  lastName: 'Faure',
  street: '4 rue des Lilas',
  city: 'Lyon',
  postalCode: '69001',
  country: 'France',
  phone: '0601020304',
};

/** An order by transfer of a new customer, made through the API. */
export async function placeOrder(url: string): Promise<OwnerOrder & { customer: { email: string; token: string } }> {
  const { email, password } = await createCustomer(url);
  const send = async <Answer>(method: string, path: string, body: unknown, token?: string): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    expect(response.ok, `${method} ${path}`).toBe(true);
    return response.json();
  };
  const { token } = await send<{ token: string }>('POST', '/api/users/login', { email, password });
  const line = { productId: '1', quantity: 2, size: 10, nicotineStrength: 3 };
  await send('POST', '/api/cart/add', line, token);
  const body = { shippingAddress: address, billingAddress: address, paymentMethod: 'bank-transfer' };
  const { _id } = await send<{ _id: string }>('POST', '/api/orders', body, token);
  const owner = await logInOwner(url);
  return { ...(await owner.call<OwnerOrder>('GET', `/api/admin/orders/${_id}`)), customer: { email, token } };
}

/**
 * Takes the invoice of the order on the page: what a busy machine hasn't drawn after 5 s can be asked for again.
 *
 * @returns the name of its file.
 */
export async function takeInvoice(page: Page, expectedMessages: RegExp[]): Promise<string> {
  expectedMessages.push(/status of 503/);
  let name = '';
  await expect(async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 10_000 }),
      page.getByRole('button', { name: 'Générer la facture' }).click(),
    ]);
    name = download.suggestedFilename();
  }).toPass();
  return name;
}

/** A member of staff who was invited and has chosen a password. */
export async function createStaff(api: WorkerApi): Promise<{ email: string; password: string }> {
  const owner = await logInOwner(api.url);
  const email = `${crypto.randomUUID()}@exemple.example`;
  const password = 'Une-phrase-de-passe';
  await owner.call('POST', '/api/admin/users', { name: 'Lou Roy', email, role: 'staff' });
  await expect(async () => expect(await api.mailsTo(email)).toHaveLength(1)).toPass();
  const [invitation] = await api.mailsTo(email);
  const [, token = ''] = /#([\w-]{20,})/.exec(invitation?.text ?? '') ?? [];
  const answer = await fetch(`${api.url}/api/users/password-reset/${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  expect(answer.ok).toBe(true);
  return { email, password };
}
