import AxeBuilder from '@axe-core/playwright';
import { testCredentials } from '@nuee/domain';
import { accountAddresses, guestAddresses } from '../addresses.ts';
import { enterAdmin } from '../administrator.ts';
import { enterShop, expect, isLoaded, openUntouched, type Page, test } from '../fixtures.ts';
import { addToCart, cartLink, createCustomer, logIn, press } from '../shopper.ts';

/** Axe finds nothing on the page in its current state, in light and dark, and nothing overflows horizontally. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Colours in the middle of a transition between the schemes are not checked. What follows the scroll never ends.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(({ effect, timeline }) => effect?.getTiming().iterations === Infinity || timeline !== document.timeline),
    );
    // The other mode is for frames of another origin, of which there are none; it opens a page of its own for each analysis.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    // In dark mode only colours differ.
    if (colorScheme === 'dark') axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    expect(found, `axe on ${page.url()}, ${colorScheme}`).toEqual([]);
  }
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, `pixels beyond the window on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Of the pages that look alike, `npm test` opens these; the others are for the release. */
const telling: readonly string[] = ['/catalogue', '/produit/caramel-beurre-sale', '/admin/produits'];
const tagOf = (address: string) => (telling.includes(address) ? [] : '@release');

for (const address of ['/', '/catalogue', '/produit/tabac-blond', '/faq', '/login']) {
  test(`the age gate is accessible, over ${address}`, { tag: '@release' }, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('dialog', { name: "Vérification de l'âge" })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const address of guestAddresses) {
  test(`${address} is accessible before anybody touches it`, { tag: tagOf(address) }, async ({ page }) => {
    await openUntouched(page, address);
    await expectAccessible(page);
  });
}

test('in the colours of the system the chosen option has an edge of its own, and the slider a track', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enterShop(page, '/produit/tabac-blond');
  const edgeOf = (name: string) =>
    page
      .getByRole('radio', { name, exact: true })
      .locator('xpath=ancestor::label')
      .evaluate((label) => getComputedStyle(label).border);
  await press(page.getByRole('radio', { name: '3 mg/ml', exact: true }));
  expect(await edgeOf('3 mg/ml')).toMatch(/^3px/);
  expect(await edgeOf('6 mg/ml')).toMatch(/^1px/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/catalogue');
  const track = page.getByRole('slider', { name: 'Prix minimum' }).locator('xpath=..').locator('> :not(input)').first();
  expect(await track.evaluate((line) => getComputedStyle(line).borderTop)).toMatch(/^2px solid/);
});

const controlRoles = ['link', 'button', 'radio', 'checkbox', 'slider', 'textbox', 'combobox'] as const;

/** Each control of a page as in the accessibility tree. */
async function controlsOf(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n').map((line) => line.trim());
  return lines.filter((line) => controlRoles.some((role) => line.startsWith(`- ${role} `)));
}

test('every control is there for assistive technology before anybody touches the page', async ({ page, isMobile }) => {
  await openUntouched(page, '/catalogue');
  const expected = isMobile
    ? ['button "Filtrer"']
    : ['slider "Prix minimum"', 'slider "Prix maximum"', 'checkbox "Nouveautés uniquement"', 'button "Réinitialiser'];
  const atRest = await controlsOf(page);
  for (const control of expected)
    expect(
      atRest.some((line) => line.includes(control)),
      control,
    ).toBe(true);
  // A press must not change which controls exist.
  await page.getByRole('heading', { level: 1 }).click();
  expect(await controlsOf(page)).toEqual(atRest);

  await openUntouched(page, '/produit/tabac-blond');
  const product = await controlsOf(page);
  for (const control of ['radio "6 mg/ml"', 'button "Augmenter la quantité"', 'button "Ajouter au panier"']) {
    expect(
      product.some((line) => line.includes(control)),
      control,
    ).toBe(true);
  }
});

test('the not-found page is accessible', { tag: '@release' }, async ({ page, expectedMessages }) => {
  expectedMessages.push(/404/);
  await enterShop(page, '/nulle-part');
  await expectAccessible(page);
});

test('each tab of the account is accessible', { tag: '@release' }, async ({ page }) => {
  await enterShop(page, '/login');
  await logIn(page, testCredentials.customer);
  for (const address of accountAddresses) {
    await page.goto(address);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectAccessible(page);
  }
});

test('the login of the administration is accessible', { tag: '@release' }, async ({ page }) => {
  await page.goto('/admin/login');
  await isLoaded(page);
  await expectAccessible(page);
});

for (const address of [
  '',
  '/commandes',
  '/commandes/admin-order-3',
  '/produits',
  '/produits/3',
  '/produits/ajouter',
  '/categories',
  '/utilisateurs',
  '/utilisateurs/user-1',
  '/utilisateurs/ajouter',
  '/parametres',
]) {
  test(`/admin${address} is accessible, before anybody touches it`, { tag: tagOf(`/admin${address}`) }, async ({
    page,
  }) => {
    await enterAdmin(page, `/admin${address}`);
    await isLoaded(page);
    await expectAccessible(page);
  });
}

test('the page of an unknown address of the administration is accessible', { tag: '@release' }, async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/404/);
  await page.goto('/admin/nulle-part');
  await isLoaded(page);
  await expectAccessible(page);
});

test('the pages of a person who buys are accessible', async ({ page, api }) => {
  await enterShop(page, '/login');
  await logIn(page, await createCustomer(api.url));
  await expect(page.getByRole('heading', { level: 1, name: 'Mes commandes' })).toBeVisible();
  await expectAccessible(page);
  await addToCart(page, { product: 'Mangue Passion', strength: 3, size: 10 });
  await cartLink(page).click();
  await expect(page.getByRole('button', { name: 'Procéder au paiement' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  const form = page.getByRole('group', { name: 'Adresse de livraison' });
  await form.getByLabel('Adresse', { exact: true }).fill('1 rue des Tanneurs');
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(form.getByLabel('Ville')).toBeFocused();
  await expectAccessible(page);
  for (const [label, value] of [
    ['Ville', 'Nantes'],
    ['Code postal', '44000'],
    ['Téléphone', '0612345678'],
  ] as const) {
    await form.getByLabel(label).fill(value);
  }
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merci, Noé.' })).toBeVisible();
  await expectAccessible(page);
});
