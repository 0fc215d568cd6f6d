import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enterAtOnce, holdScripts } from '../early.ts';
import { enterShop, expect, type Page, test, untilAnswering } from '../fixtures.ts';
import { atDesk, cartLine, cartLink, createCustomer, logIn, press } from '../shopper.ts';

// Presses and inputs before the page's scripts have arrived. The filters and menus are in earlyMenus.spec.ts.

const addToCart = (page: Page) => page.getByRole('button', { name: 'Ajouter au panier' });
const strength = (page: Page, label: string) => page.getByRole('radio', { name: label, exact: true });
const plus = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Augmenter la quantité' });

/** The guest's cart in the browser's storage: strength, size and quantity of each line. */
const keptLines = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cart') ?? '{"items":[]}').items as Record<string, unknown>[]).map(
      ({ nicotineStrength, size, quantity }) => ({ nicotineStrength, size, quantity }),
    ),
  );

test('what is chosen before the script has loaded is what is bought', async ({ page }) => {
  await enterAtOnce(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/produit/tabac-blond');
  await press(strength(page, '6 mg/ml'));
  await press(strength(page, '50 ml'));
  await plus(page).click();
  await plus(page).click();
  await addToCart(page).click();
  await expect(strength(page, '6 mg/ml')).toBeChecked();
  letScriptsCome();
  await expect(cartLink(page)).toHaveAccessibleName(/3/);
  expect(await keptLines(page)).toEqual([{ nicotineStrength: 6, size: 50, quantity: 3 }]);
  await expect(strength(page, '6 mg/ml')).toBeChecked();
});

test('each of several early presses counts with what was chosen at that moment', { tag: '@release' }, async ({
  page,
}) => {
  await enterAtOnce(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/produit/tabac-blond');
  await press(strength(page, '3 mg/ml'));
  await addToCart(page).click();
  await press(strength(page, '12 mg/ml'));
  await addToCart(page).click();
  await press(strength(page, '6 mg/ml'));
  letScriptsCome();
  await expect(cartLink(page)).toHaveAccessibleName(/2/);
  expect((await keptLines(page)).map(({ nicotineStrength }) => nicotineStrength)).toEqual([3, 12]);
  await expect(strength(page, '6 mg/ml')).toBeChecked();
});

test('what is pressed while an early press waits for its answer waits its turn', { tag: '@release' }, async ({
  page,
  api,
}) => {
  await enterShop(page, '/login');
  await logIn(page, await createCustomer(api.url));
  const letScriptsCome = await holdScripts(page);
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/cart/add', async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await page.goto('/produit/tabac-blond');
  await press(strength(page, '3 mg/ml'));
  await addToCart(page).click();
  await addToCart(page).click();
  letScriptsCome();
  await asked.promise;
  await press(strength(page, '12 mg/ml'));
  answered.resolve();
  await expect(cartLink(page)).toHaveAccessibleName(/2/);
  await expect(strength(page, '12 mg/ml')).toBeChecked();
  await addToCart(page).click();
  await expect(cartLink(page)).toHaveAccessibleName(/3/);
  await cartLink(page).click();
  await expect(cartLine(page, 'Tabac Blond')).toHaveText([/· 3\smg/, /· 12\smg/]);
});

test('the page uses the form state that a browser restores', async ({ page }) => {
  await enterAtOnce(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/produit/tabac-blond');
  await strength(page, '6 mg/ml').evaluate((radio: HTMLInputElement) => {
    radio.checked = true;
  });
  letScriptsCome();
  await expect(page.getByText('6 mg/ml', { exact: true })).toBeVisible();
  await addToCart(page).click();
  await expect(cartLink(page)).toHaveAccessibleName(/1/);
  expect(await keptLines(page)).toEqual([expect.objectContaining({ nicotineStrength: 6 })]);
});

test('a form that is sent before the script has come is sent once, and keeps what is typed', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/401/);
  await enterAtOnce(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('personne@exemple.example');
  await page.getByLabel('Mot de passe', { exact: true }).pressSequentially('faux');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  letScriptsCome();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Masquer le mot de passe' })).toBeVisible();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('faux');
  await expect(page).toHaveURL('/login');
  expect(sent).toHaveLength(1);
});

test('letters that follow an early press on the search stand in it', async ({ page }) => {
  await enterAtOnce(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await page.keyboard.type('vanille b');
  letScriptsCome();
  // A letter in each moment until the field has the focus, of which none may be lost.
  const between = await page.evaluate(async () => {
    let typed = 0;
    while (!document.activeElement?.matches('dialog input')) {
      for (const type of ['keydown', 'keyup'])
        document.activeElement?.dispatchEvent(new KeyboardEvent(type, { key: 'o', bubbles: true, cancelable: true }));
      typed += 1;
      await new Promise((resume) => setTimeout(resume));
    }
    return 'o'.repeat(typed);
  });
  await page.keyboard.type('urb');
  const search = page.getByRole('dialog', { name: 'Rechercher un produit' });
  await expect(search.getByRole('searchbox')).toHaveValue(`vanille b${between}urb`);
});

test('Escape takes back what an early press would open, with its letters', { tag: '@release' }, async ({ page }) => {
  await enterAtOnce(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/produit/tabac-blond');
  await press(strength(page, '6 mg/ml'));
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await page.keyboard.type('va');
  await page.keyboard.press('Escape');
  await addToCart(page).click();
  letScriptsCome();
  await expect(cartLink(page)).toHaveAccessibleName(/1/);
  await expect(page.getByRole('dialog', { name: 'Rechercher un produit' })).toBeHidden();
  expect(await keptLines(page)).toEqual([expect.objectContaining({ nicotineStrength: 6 })]);
});

test('what was pressed before the age gate counts once it is passed', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/produit/tabac-blond');
  await press(strength(page, '6 mg/ml'));
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await page.keyboard.type('or');
  letScriptsCome();
  const gate = page.getByRole('dialog', { name: "Vérification de l'âge" });
  await expect(gate).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await gate.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  await expect(page.getByRole('searchbox', { name: 'Rechercher un produit' })).toHaveValue('or');
  await page.keyboard.press('Escape');
  await addToCart(page).click();
  await expect(cartLink(page)).toHaveAccessibleName(/1/);
  expect(await keptLines(page)).toEqual([expect.objectContaining({ nicotineStrength: 6, quantity: 1 })]);
});

test.describe('at a desk', { tag: '@any-window' }, () => {
  test.use(atDesk);

  test('the age gate does not come between a press and its end', { tag: '@release' }, async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto('/produit/tabac-blond');
    const gate = page.getByRole('dialog', { name: "Vérification de l'âge" });
    await strength(page, '6 mg/ml').locator('xpath=ancestor::label').hover();
    await page.mouse.down();
    letScriptsCome();
    await untilAnswering(page);
    await expect(gate).toBeHidden();
    await page.mouse.up();
    await gate.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
    await expect(strength(page, '6 mg/ml')).toBeChecked();
    await addToCart(page).click();
    await expect(cartLink(page)).toHaveAccessibleName(/1/);
    expect(await keptLines(page)).toEqual([expect.objectContaining({ nicotineStrength: 6 })]);
  });
});

test('the age gate waits for a key that is down, so that what it presses is not the gate', { tag: '@release' }, async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/login');
  await page.getByLabel('Mot de passe', { exact: true }).focus();
  await page.keyboard.down('Shift');
  letScriptsCome();
  await page.waitForFunction(() => !('earlyPresses' in window));
  const gate = page.getByRole('dialog', { name: "Vérification de l'âge" });
  await expect(gate).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.up('Shift');
  await expect(gate).toBeVisible();
  await gate.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  await expect(page.getByText('Veuillez remplir tous les champs')).toBeVisible();
});

test('what is typed while the age gate opens is added to what stood in the field', { tag: '@release' }, async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  const email = page.getByLabel('Email', { exact: true });
  await email.pressSequentially('ine');
  letScriptsCome();
  const confirm = page.getByRole('button', { name: "J'ai 18 ans ou plus" });
  await expect(confirm).toBeVisible();
  // A keystroke that was on its way when the gate took the focus.
  await email.evaluate((field: HTMLInputElement) => {
    Reflect.set(HTMLInputElement.prototype, 'value', `${field.value}s`, field);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await confirm.click();
  await expect(page.getByRole('button', { name: 'Masquer le mot de passe' })).toBeVisible();
  await expect(email).toHaveValue('ines');
});

/**
 * A server that pauses each page where `held` begins until it is told to continue, because Playwright itself can only
 * answer in one piece.
 */
async function serveHeld(baseURL: string | undefined, held: string) {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(`${baseURL}${url}`);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const begun = type.startsWith('text/html') ? body.indexOf(held) : body.length;
    response.writeHead(answer.status, { 'Content-Type': type });
    response.write(body.subarray(0, begun));
    if (begun < body.length) await rest.promise;
    response.end(body.subarray(begun));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    goOn: rest.resolve,
    close: () => server.close(),
  };
}

test('a press while the page itself is still arriving is handled once it is complete', async ({ page, baseURL }) => {
  await enterAtOnce(page);
  const slow = await serveHeld(baseURL, '</main>');
  await page.goto(slow.url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Rechercher' }).click();
  const search = page.getByRole('dialog', { name: 'Rechercher un produit' });
  await expect(search).toBeHidden();
  slow.goOn();
  await expect(search).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  slow.close();
});
