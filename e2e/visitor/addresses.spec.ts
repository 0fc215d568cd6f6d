import { testCredentials } from '@nuee/domain';
import { accountAddresses, guestAddresses, officeAddresses } from '../addresses.ts';
import { enterAdmin } from '../administrator.ts';
import { enterShop, expect, isLoaded, type Page, test, untilAnswering } from '../fixtures.ts';
import { enterOffice, placeOrder } from '../office.ts';
import { addToCart, atDesk, cartLink, createCustomer, emptyDemoCart, logIn } from '../shopper.ts';

// These set every width themselves, and a phone has no Tab key.
test.use(atDesk);

/** From the smallest phone to a large screen. At 200 % zoom a phone of 390 px has 195, a screen of 1280 px has 640. */
const widths = [195, 320, 390, 640, 768, 1024, 1440, 1920] as const;

/** @param smallest In px. WCAG asks for 320 (1.4.10). */
async function expectToFitEveryWidth(page: Page, smallest = 195): Promise<void> {
  for (const width of widths.filter((each) => each >= smallest)) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond, `pixels beyond a window of ${width} px on ${page.url()}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/**
 * Walks the page with Tab from beginning to end: every control is reached, is in view with a visible focus, and nothing
 * traps the focus.
 */
async function expectUsableByKeyboard(page: Page): Promise<void> {
  const usable = await page.evaluate(() => {
    const elements = document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
    );
    const radios = new Set<string>();
    let count = 0;
    for (const element of elements) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
      if (element.tabIndex < 0) continue;
      // A group of radio buttons is one stop.
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        const group = `${element.form?.id}/${element.name}`;
        if (radios.has(group)) continue;
        radios.add(group);
      }
      count += 1;
    }
    // The frame that stays while pages change was already walked on the page before.
    for (const element of document.querySelectorAll<HTMLElement>('[data-reached]')) delete element.dataset.reached;
    // The walk begins at the top of the page, wherever the focus was.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo({ top: 0, behavior: 'instant' });
    return count;
  });

  const reached: string[] = [];
  const unseen: string[] = [];
  // One press more than there are stops: the focus leaves the page or starts over.
  for (let presses = 0; presses <= usable; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body || element.dataset.reached) return null;
      element.dataset.reached = 'true';
      // A radio button or a checkbox is visible through its label.
      const seen = (element instanceof HTMLInputElement && element.closest('label')) || element;
      const { top, bottom, left, right } = seen.getBoundingClientRect();
      const inSight = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
      const marked = [element, ...element.querySelectorAll('*'), seen, ...seen.querySelectorAll('*')].some((each) =>
        [getComputedStyle(each), getComputedStyle(each, '::after'), getComputedStyle(each, '::before')].some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
        ),
      );
      // Scripts can't read the computed style of a slider's thumb, so the matching rule is read instead.
      const isMarkedThumb = (rule: CSSRule): boolean => {
        if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule))
          return [...rule.cssRules].some(isMarkedThumb);
        if (!(rule instanceof CSSStyleRule) || !rule.style.cssText.includes('outline: 2px solid')) return false;
        const [input, thumb] = rule.selectorText.split('::');
        return thumb === '-webkit-slider-thumb' && input !== undefined && element.matches(input);
      };
      const isMarked = marked || [...document.styleSheets].some(({ cssRules }) => [...cssRules].some(isMarkedThumb));
      const name = element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name'));
      return { name: `${element.tagName} ${name}`.trim(), inSight, marked: isMarked };
    });
    if (focused === null) break;
    reached.push(focused.name);
    if (!focused.inSight || !focused.marked) unseen.push(focused.name);
  }
  expect(unseen, `out of sight or unmarked in focus on ${page.url()}`).toEqual([]);
  expect(reached.length, `stops of the Tab key on ${page.url()}: ${reached.join(' · ')}`).toBe(usable);
}

async function expectGoodStanding(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Chargement en cours')).toHaveCount(0);
  // A disappearing message would sometimes be a stop and sometimes not.
  await expect(page.getByRole('button', { name: 'Fermer la notification' })).toHaveCount(0);
  await expectToFitEveryWidth(page);
  await expectUsableByKeyboard(page);
}

/** The number of columns of the cards. */
const columns = (page: Page) =>
  page
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first()
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

/** Of the pages that look alike, `npm test` opens these; the others are for the release. */
const telling: readonly string[] = ['/', '/catalogue'];

for (const address of guestAddresses) {
  const tag = telling.includes(address) ? '@any-window' : ['@any-window', '@release'];
  test(`${address} fits every width and is used by keyboard alone`, { tag }, async ({ page }) => {
    await enterShop(page, address);
    await expectGoodStanding(page);
  });
}

test('text of twice the size has the layout of a window half as wide', { tag: '@any-window' }, async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await enterShop(page);
  for (const [width, name] of [
    [1280, 150],
    [390, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
    const house = await page.getByRole('banner').getByRole('link', { name: 'Maison Nuée' }).boundingBox();
    expect(house?.width, `pixels of the house's name at ${width} px`).toBeGreaterThan(name);
  }
  for (const address of ['/', '/produit/caramel-beurre-sale', '/panier']) {
    await page.goto(address);
    await expectToFitEveryWidth(page, 390);
  }
});

test('the first press of Tab offers the way past the menu, on every page', {
  tag: ['@any-window', '@release'],
}, async ({ page }) => {
  await enterShop(page);
  for (const address of ['/', '/catalogue', '/panier', '/login']) {
    await page.goto(address);
    await untilAnswering(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(address);
  }
});

test('the not-found page fits every width and is used by keyboard alone', { tag: ['@any-window', '@release'] }, async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/404/);
  await enterShop(page, '/nulle-part');
  await expectGoodStanding(page);
});

test('the account fits every width and is used by keyboard alone, in each tab', {
  tag: ['@any-window', '@release'],
}, async ({ page, api }) => {
  await emptyDemoCart(api.url);
  await enterShop(page, '/login');
  await logIn(page, testCredentials.customer);
  for (const address of accountAddresses) {
    await page.goto(address);
    await expectGoodStanding(page);
  }
});

test('cart, checkout and confirmation fit every width and are used by keyboard alone', { tag: '@any-window' }, async ({
  page,
  api,
}) => {
  await enterShop(page, '/login');
  await logIn(page, await createCustomer(api.url));
  await addToCart(page, { product: 'Mangue Passion', strength: 3, size: 10 });
  await cartLink(page).click();
  const proceed = page.getByRole('button', { name: 'Procéder au paiement' });
  await expect(proceed).toBeVisible();
  await expectGoodStanding(page);
  await proceed.press('Enter');
  const order = page.getByRole('button', { name: 'Passer la commande' });
  await expect(order).toBeVisible();
  await expectGoodStanding(page);

  // The whole form without a mouse: what is typed goes where the focus is.
  await page.getByRole('group', { name: 'Adresse de livraison' }).getByLabel('Prénom').focus();
  for (const [label, value] of [
    ['Prénom', 'Inès'],
    ['Nom', 'Moreau'],
    ['Adresse', '3 quai de la Fosse'],
    ['Code postal', '44000'],
    ['Ville', 'Nantes'],
    ['Pays', 'France'],
    ['Téléphone', '06 98 76 54 32'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    if (label !== 'Pays') await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await order.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Merci/ })).toBeVisible();
  await expectGoodStanding(page);
});

test('the best-sellers stand in one to four columns, the catalogue in one to three', { tag: '@any-window' }, async ({
  page,
}) => {
  for (const [address, expected] of [
    ['/', [1, 1, 2, 3, 4]],
    ['/catalogue', [1, 2, 2, 2, 3]],
  ] as const) {
    await (address === '/' ? enterShop(page) : page.goto(address));
    const seen: number[] = [];
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      seen.push(await columns(page));
    }
    expect(seen, `columns of ${address}`).toEqual(expected);
  }
});

test('each page of the back office fits every width, with samples', { tag: ['@any-window', '@release'] }, async ({
  page,
}) => {
  await enterAdmin(page);
  for (const address of officeAddresses({ order: 'admin-order-3', user: 'user-1' })) {
    await page.goto(address);
    await isLoaded(page);
    await expectToFitEveryWidth(page, 320);
  }
});

test('each page of the back office fits every width, with live data and selected rows', {
  tag: ['@any-window', '@release'],
}, async ({ page, api }) => {
  const { _id: order, user } = await placeOrder(api.url);
  await enterOffice(page);
  const live = [
    'newsletter',
    'support',
    'retractations',
    'comptabilite',
    'commandes/releve',
    'e-mails',
    'journal',
    'textes',
    'textes/terms',
  ];
  for (const address of [...officeAddresses({ order, user: user._id }), ...live.map((name) => `/admin/${name}`)]) {
    await page.goto(address);
    await isLoaded(page);
    await expectToFitEveryWidth(page, 320);
    const rows = page.getByRole('row').getByRole('checkbox');
    if ((await rows.count()) === 0) continue;
    await rows.last().check();
    await expectToFitEveryWidth(page, 320);
  }
});
