import { demoToken, type Order, OrderSchema } from '@nuee/domain';
import * as v from 'valibot';
import { expect, isLoaded, type Locator, type Page } from './fixtures.ts';

/** What a person does in the shop, in the words of its screens. */
export interface Choice {
  product: string;
  /** In mg/ml. */
  strength: number;
  /** In ml. */
  size: number;
}

/** The window of journeys that a phone can't make: it has no pointer that hovers or stays down. */
export const atDesk = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };

export async function openProduct(page: Page, name: string): Promise<void> {
  // A page that was just loaded follows its links as documents, and a press while one is on its way may be lost with the page.
  const arrived = page.waitForEvent('framenavigated');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Catalogue' }).click();
  await arrived;
  await page.getByRole('main').getByRole('article').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

export async function addToCart(page: Page, { product, strength, size }: Choice): Promise<void> {
  await openProduct(page, product);
  await choose(page, 'Taux de nicotine', `${strength} mg/ml`);
  await choose(page, 'Contenance', `${size} ml`);
  await pressAdd(page);
}

/**
 * Presses an add button and waits until it has said « Ajouté au panier ». It says so for 2 s only, and on a busy machine the
 * press may take longer than that to return: what it says is therefore watched in the page, from before the press.
 */
export async function pressAdd(place: Page | Locator): Promise<void> {
  const button = place.getByRole('button', { name: 'Ajouter au panier' });
  const added = await button.evaluateHandle((element) => ({
    said: new Promise<void>((done) => {
      const observer = new MutationObserver(() => {
        if (!element.textContent.includes('Ajouté au panier')) return;
        observer.disconnect();
        done();
      });
      observer.observe(element, { childList: true, characterData: true, subtree: true });
    }),
  }));
  await button.click();
  await added.evaluate(({ said }) => said);
}

async function choose(page: Page, group: string, option: string): Promise<void> {
  const radio = page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true });
  await press(radio);
  await expect(radio).toBeChecked();
}

/** Presses a radio button or a check box where a person does: on the label around it. */
export const press = (control: Locator): Promise<void> => control.locator('xpath=ancestor::label').click();

export const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Panier/ });

export const cartLine = (page: Page, product: string) => page.getByRole('listitem', { name: product });

export async function fillAddress(page: Page, address: Partial<Record<string, string>> = {}): Promise<void> {
  const form = page.getByRole('group', { name: 'Adresse de livraison' });
  const fields = {
    Prénom: 'Inès',
    Nom: 'Moreau',
    Adresse: '3 quai de la Fosse',
    'Code postal': '44000',
    Ville: 'Nantes',
    Téléphone: '06 98 76 54 32',
    ...address,
  };
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
}

export async function sendLogin(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

export async function logIn(page: Page, credentials: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await sendLogin(page, credentials);
  await expect(page.getByText('Connexion réussie')).toBeVisible();
  // A press does nothing if the page changes before it ends, or if a part that arrives moves what is pressed.
  await expect(page.getByRole('form', { name: 'Connexion' })).toBeHidden();
  await isLoaded(page);
}

/** Registers an account through the API, for journeys that are about something else. */
export async function createCustomer(apiUrl: string): Promise<{ email: string; password: string }> {
  const customer = { email: `${crypto.randomUUID()}@exemple.example`, password: 'Une-phrase-de-passe' };
  const response = await fetch(`${apiUrl}/api/users/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ firstName: 'Noé', lastName: 'Petit', ...customer }),
  });
  expect(response.status).toBe(201);
  return customer;
}

/** All journeys of a worker share the demo customer: empties what an earlier one left in the cart. */
export async function emptyDemoCart(apiUrl: string): Promise<void> {
  const headers = { Authorization: `Bearer ${demoToken}` };
  const response = await fetch(`${apiUrl}/api/cart/clear`, { method: 'DELETE', headers });
  expect(response.status).toBe(200);
}

/** What the API holds for the person at this page. */
export async function readFromApi(page: Page, apiUrl: string, path: string): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await fetch(`${apiUrl}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return response.json();
}

/** The order of the confirmation that is on screen, as the API stored it. */
export async function storedOrder(page: Page, apiUrl: string): Promise<Order> {
  await expect(page).toHaveURL(/\/commande-confirmee\/[\w-]+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  return v.parse(OrderSchema, await readFromApi(page, apiUrl, `/api/orders/${id}`));
}
