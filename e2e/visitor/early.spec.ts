import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enterAdmin } from '../administrator.ts';
import { enterShop, expect, type Page, test, untilAnswering } from '../fixtures.ts';
import { cartLine, cartLink, createCustomer, logIn, press } from '../shopper.ts';

// Presses and inputs before the page's scripts have arrived. More than 250 lines: all tests delay the scripts with the same helper.

const enterAtOnce = (page: Page) => page.addInitScript(() => sessionStorage.setItem('ageVerified', 'true'));

/** Delays the scripts of pages that are opened from now on until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  return arrived.resolve;
}

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

test('each of several early presses counts with what was chosen at that moment', async ({ page }) => {
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

test('what is pressed while an early press waits for its answer waits its turn', async ({ page, api }) => {
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

test('a page does not move under a pointer that is down while it starts to answer', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A tap is too short for that.');
  await enterAtOnce(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/faq');
  const question = (name: string) => page.getByRole('main').getByRole('button', { name });
  // It collapses the first answer, which moves everything below.
  await question('Quels sont les ingrédients').click();
  await question('Comment conserver').hover();
  await page.mouse.down();
  letScriptsCome();
  await untilAnswering(page);
  await expect(question('Quels sont les ingrédients')).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.up();
  await expect(question('Comment conserver')).toHaveAttribute('aria-expanded', 'true');
  await expect(question('Quels sont les ingrédients')).toHaveAttribute('aria-expanded', 'false');
});

test('the age gate does not come between a press and its end', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A tap is too short for that.');
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

test('a menu opens whose button is being pressed while the page starts to answer', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A tap is too short for that.');
  const letScriptsCome = await holdScripts(page);
  await enterAdmin(page, '/admin/produits');
  await page.getByRole('button', { name: 'Toutes les catégories' }).hover();
  await page.mouse.down();
  letScriptsCome();
  await untilAnswering(page);
  await page.mouse.up();
  await expect(page.getByRole('menuitemradio', { name: 'Menthes' })).toBeVisible();
});

test('a page of the back office does not move under a pointer that is down while its data come', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'On the desk the note that comes with the data stands in the bar.');
  await enterAdmin(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/admin/produits');
  await page.getByRole('button', { name: 'Ajouter un produit' }).hover();
  await page.mouse.down();
  letScriptsCome();
  await expect(page.getByText('Données d’exemple').filter({ visible: true })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Ajouter un nouveau produit' })).toBeVisible();
});

test('a slider that is moved after a button moves on from where that button leaves it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'The filters are in a drawer, which opens once the script has come.');
  await enterAtOnce(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/catalogue');
  const highest = page.getByRole('slider', { name: 'Prix maximum' });
  await highest.press('ArrowLeft');
  await highest.press('ArrowLeft');
  await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
  await highest.press('ArrowLeft');
  letScriptsCome();
  await expect(page).toHaveURL('/catalogue?max=29');
  await expect(highest).toHaveValue('29');
  await highest.press('ArrowLeft');
  await expect(page).toHaveURL('/catalogue?max=28');
});

test('what is chosen before the script stands while the age gate asks', async ({ page, isMobile }) => {
  test.skip(isMobile, 'The filters are in a drawer, which opens once the script has come.');
  const letScriptsCome = await holdScripts(page);
  await page.goto('/catalogue');
  const highest = page.locator('input[aria-label="Prix maximum"]');
  await highest.press('ArrowLeft');
  letScriptsCome();
  await expect(page.getByRole('dialog', { name: "Vérification de l'âge" })).toBeVisible();
  await expect(highest).toHaveValue('29');
  await expect(page).toHaveURL('/catalogue?max=29');
});

test('what was pressed before the age gate counts once it is passed', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/produit/tabac-blond');
  await press(strength(page, '6 mg/ml'));
  await page.getByRole('button', { name: 'Rechercher' }).click();
  letScriptsCome();
  const gate = page.getByRole('dialog', { name: "Vérification de l'âge" });
  await expect(gate).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await gate.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  await expect(page.getByRole('dialog', { name: 'Rechercher un produit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await addToCart(page).click();
  await expect(cartLink(page)).toHaveAccessibleName(/1/);
  expect(await keptLines(page)).toEqual([expect.objectContaining({ nicotineStrength: 6, quantity: 1 })]);
});

test('all filters that are ticked before the script has come apply', async ({ page, isMobile }) => {
  test.skip(isMobile, 'They lie in a drawer.');
  await enterAtOnce(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/catalogue');
  // A click without a pointer, as voice control makes it.
  await page.getByRole('checkbox', { name: 'Nouveautés uniquement' }).evaluate((box: HTMLElement) => box.click());
  await press(page.getByRole('checkbox', { name: 'Best-sellers uniquement' }));
  const upper = page.getByRole('slider', { name: 'Prix maximum' });
  await upper.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  letScriptsCome();
  await expect(page).toHaveURL('/catalogue?max=32&nouveautes=1&best-sellers=1');
  await expect(page.getByRole('checkbox', { name: 'Nouveautés uniquement' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Best-sellers uniquement' })).toBeChecked();
  await expect(upper).toHaveValue('32');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('a filter that is being cleared while the page starts to answer is cleared', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A tap is too short for that.');
  await enterAtOnce(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/catalogue');
  const inStock = page.getByRole('checkbox', { name: 'En stock uniquement' });
  await press(page.getByRole('checkbox', { name: 'Best-sellers uniquement' }));
  await press(inStock);
  await inStock.locator('xpath=ancestor::label').hover();
  await page.mouse.down();
  letScriptsCome();
  await untilAnswering(page);
  await page.mouse.up();
  await expect(page).toHaveURL('/catalogue?best-sellers=1');
  await expect(inStock).not.toBeChecked();
});

test('a filter that is ticked after an early « Réinitialiser » is ticked', async ({ page, isMobile }) => {
  test.skip(isMobile, 'They lie in a drawer.');
  await enterAtOnce(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/catalogue');
  const fresh = page.getByRole('checkbox', { name: 'Nouveautés uniquement' });
  await press(fresh);
  await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
  await press(fresh);
  letScriptsCome();
  await expect(page).toHaveURL('/catalogue?nouveautes=1');
  await expect(fresh).toBeChecked();
});

test('a filter that is ticked before the script has come adds to those of the address', async ({ page, isMobile }) => {
  test.skip(isMobile, 'On a phone the filters stand in a drawer, which opens with the script.');
  await enterAtOnce(page);
  const release = await holdScripts(page);
  await page.goto('/catalogue?category=Gourmands');
  await page.getByRole('checkbox', { name: 'Best-sellers uniquement' }).check();
  release();
  await expect(page).toHaveURL('/catalogue?category=Gourmands&best-sellers=1');
  await expect(page.getByRole('checkbox', { name: 'Best-sellers uniquement' })).toBeChecked();
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

test('the age gate waits for a key that is down, so that what it presses is not the gate', async ({ page }) => {
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

test('what is typed while the age gate opens is added to what stood in the field', async ({ page }) => {
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

test('the form keeps fields that are filled in before the script has loaded', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('adminAuthenticated', 'true'));
  const letScriptsCome = await holdScripts(page);
  await page.goto('/admin/utilisateurs/ajouter');
  await page.getByLabel('Nom *').fill('Zoé Lambert');
  await page.getByLabel('E-mail *').fill('zoe@exemple.example');
  await page.getByLabel('Rôle').selectOption('Administrateur');
  await page.getByRole('button', { name: 'Ajouter l’utilisateur' }).click();
  letScriptsCome();
  await expect(page).toHaveURL('/admin/utilisateurs');
  const row = page.getByRole('row', { name: 'Zoé Lambert' });
  await expect(row).toContainText('zoe@exemple.example');
  await expect(row).toContainText('Administrateur');
});

for (const [path, what] of [
  ['/', 'opens the menu'],
  ['/produit/tabac-blond', 'opens the menu of a page that would scroll'],
] as const) {
  test(`a pointer that came to rest on « Catalogue » before the script ${what}`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'A finger does not hover.');
    await enterAtOnce(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const letScriptsCome = await holdScripts(page);
    await page.goto(path);
    const word = page.getByRole('banner').getByRole('button', { name: 'Catalogue' });
    await word.hover();
    letScriptsCome();
    await expect(word).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'Tous les produits' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('« Catalogue » that was pressed before the script came opens the menu', async ({ page, isMobile }) => {
  test.skip(isMobile, 'There it is a link of the drawer.');
  await enterAtOnce(page);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/');
  const word = page.getByRole('banner').getByRole('button', { name: 'Catalogue' });
  await word.click();
  letScriptsCome();
  await expect(word).toHaveAttribute('aria-expanded', 'true');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'Tous les produits' })).toBeVisible();
});

test('a script that fails to come is asked for again, and no press is lost meanwhile', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_FAILED/);
  await enterAtOnce(page);
  for (const file of ['react', 'ProductPage', 'index']) {
    let refused = 0;
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      refused += 1;
      if (refused > 1) await route.continue();
      else await route.abort();
    });
    await page.goto('/produit/tabac-blond');
    await page.getByRole('button', { name: 'Rechercher' }).click();
    await expect(page.getByRole('dialog', { name: 'Rechercher un produit' }), file).toBeVisible();
    expect(refused, file).toBeGreaterThan(1);
    await page.unroute(`**/assets/${file}-*.js`);
  }
});

test('a link that is followed while the page is being hydrated leads to its page', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await enterAtOnce(page);
  // A slow processor makes the moment long enough to be met.
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const path of ['/produit/vanille-bourbon', '/login', '/produit/tabac-blond', '/catalogue']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Panier/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
});

test('the scripts are requested once the first picture has loaded', async ({ page }) => {
  await enterAtOnce(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  const arrived = Promise.withResolvers<void>();
  await page.route('**/*.avif', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.clock.install({ time: '2026-01-15T10:00:00+01:00' });
  await page.clock.pauseAt('2026-01-15T11:00:00+01:00');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(1_900);
  expect(asked).toEqual([]);
  arrived.resolve();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
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
