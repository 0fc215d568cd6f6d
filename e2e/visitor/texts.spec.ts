import { enterShop, expect, type Page, test } from '../fixtures.ts';

/** The pages of text, with the link texts that lead to them and their first headings. */
const menuPages = [
  { word: 'Notre Histoire', address: '/about', title: 'Notre Histoire' },
  { word: 'FAQ', address: '/faq', title: 'Foire Aux Questions' },
  { word: 'Livraison', address: '/livraison', title: 'Livraison et retours' },
  { word: 'Contact', address: '/contact', title: 'Contact' },
] as const;

const footerPages = [
  ...menuPages,
  { word: 'Mentions légales', address: '/mentions-legales', title: 'Mentions légales' },
  { word: 'Conditions générales', address: '/conditions-generales', title: 'Conditions générales de vente' },
  {
    word: 'Politique de confidentialité',
    address: '/politique-confidentialite',
    title: 'Politique de confidentialité',
  },
  { word: 'Cookies', address: '/cookies', title: 'Cookies' },
] as const;

async function expectPage(page: Page, { address, title }: { address: string; title: string }): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${title} - Maison Nuée`);
}

test('the menu leads to each page of text', async ({ page, isMobile }) => {
  await enterShop(page);
  for (const destination of menuPages) {
    if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const menu = isMobile
      ? page.getByRole('dialog').getByRole('navigation')
      : page.getByRole('navigation', { name: 'Navigation principale' });
    await menu.getByRole('link', { name: destination.word, exact: true }).click();
    await expectPage(page, destination);
  }
});

test('the footer leads to each page of text, and each has its own address', async ({ page }) => {
  await enterShop(page);
  for (const destination of footerPages) {
    await page.getByRole('contentinfo').getByRole('link', { name: destination.word, exact: true }).click();
    await expectPage(page, destination);
    await page.reload();
    await expectPage(page, destination);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`^https://[^/]+${destination.address}$`),
    );
  }
});

test('one answer of the FAQ is open at a time, and the open one folds again', async ({ page }) => {
  await enterShop(page, '/faq');
  const questions = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button');
  await expect(questions).toHaveCount(8);
  const open = page.getByRole('main').getByRole('button', { expanded: true });
  await expect(open).toHaveText(/taux de nicotine/);

  const order = page.getByRole('button', { name: /annuler ou modifier/ });
  await order.click();
  await expect(open).toHaveCount(1);
  await expect(page.getByText('Oui, tant qu’elle n’est pas expédiée.')).toBeVisible();
  await expect(page.getByText('Le bon taux dépend de votre consommation.')).toBeHidden();

  await order.press('ArrowDown');
  await expect(page.getByRole('button', { name: /réglementation/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(open).toHaveText(/réglementation/);
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(0);
});

test('without scripts the pages are complete: each answer is open', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/faq');
  await expect(page.getByText('Oui, tant qu’elle n’est pas expédiée.')).toBeVisible();
  await page.goto('/conditions-generales');
  await expect(page.getByRole('heading', { level: 2, name: /^Article \d/ })).toHaveCount(7);
  await context.close();
});

test('the delivery page states the figures of the shop', async ({ page }) => {
  await enterShop(page, '/livraison');
  for (const row of ['Standard 3-5 jours ouvrés 4,90€', 'Express 24-48h 9,90€', 'Point relais 3-4 jours 3,90€']) {
    await expect(page.getByRole('row', { name: row })).toBeVisible();
  }
  const main = page.getByRole('main');
  for (const text of [
    'offerte à partir de 49€',
    'hors livraison',
    'France métropolitaine et en Belgique uniquement',
    'avant 15 h, du lundi au vendredi',
    '14 jours',
    'sous 7 jours ouvrés',
    'à votre charge, sauf pour un produit défectueux ou une erreur',
  ]) {
    await expect(main).toContainText(text);
  }
  await page.getByRole('button', { name: /Quand suis-je remboursé/ }).click();
  await expect(page.getByRole('region', { name: /Quand suis-je remboursé/ })).toBeVisible();
});

test('the table of contents leads to the articles of the terms', async ({ page }) => {
  await enterShop(page, '/conditions-generales');
  await page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link', { name: 'Article 6. Livraison' }).click();
  await expect(page).toHaveURL('/conditions-generales#article-6');
  await expect(page.getByRole('heading', { name: 'Article 6. Livraison' })).toBeInViewport();
});

test('the contact form asks for every field, thanks, empties itself and sends nothing', async ({ page }) => {
  await enterShop(page, '/contact');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const send = page.getByRole('button', { name: 'Envoyer' });
  const toast = page.getByText('Message envoyé !');

  for (const [name, text] of [
    ['Nom', 'Inès Moreau'],
    ['Email', 'ines@exemple.example'],
    ['Sujet', 'Un flacon manque'],
    ['Message', 'Bonjour,\nIl manque un flacon à ma commande.'],
  ] as const) {
    await send.click();
    await expect(field(name)).toBeFocused();
    await expect(toast).toBeHidden();
    await field(name).fill(text);
  }
  await field('Email').fill('ines');
  await send.click();
  await expect(field('Email')).toBeFocused();
  await field('Email').fill('ines@exemple.example');

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await send.click();
  await expect(toast).toBeVisible();
  await expect(page.getByText('Nous vous répondrons dans les plus brefs délais.')).toBeVisible();
  for (const name of ['Nom', 'Email', 'Sujet', 'Message']) await expect(field(name)).toHaveValue('');
  await expect(toast).toBeHidden();
  expect(requests).toEqual([]);
});

test('the contact page says where, when and how the shop is reached', async ({ page }) => {
  await enterShop(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'contact@maison-nuee.example' })).toBeVisible();
  for (const text of [
    '8 rue des Nuages',
    'Du lundi au vendredi : 10:00-19:00',
    'Samedi : 10:00-18:00',
    'Dimanche : fermé',
    'Plan d’accès',
  ]) {
    await expect(main).toContainText(text);
  }
});

test('the screens that name these pages lead to them', async ({ page }) => {
  await enterShop(page);
  await page.getByRole('link', { name: 'En savoir plus' }).click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('main').getByRole('link', { name: 'Découvrir nos produits' }).click();
  await expect(page).toHaveURL('/catalogue');
  await page.goto('/register');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'conditions générales' })).toHaveAttribute(
    'href',
    '/conditions-generales',
  );
  await main.getByRole('link', { name: 'politique de confidentialité' }).click();
  await expectPage(page, { address: '/politique-confidentialite', title: 'Politique de confidentialité' });
});

test('every link of the prerendered pages leads somewhere', async ({ request }) => {
  const seen = new Map<string, number>();
  const found = new Map<string, string>([['/', '']]);
  // A fragment must name an element of the page that it leads to.
  const lost: string[] = [];
  for (const [address, from] of found) {
    const [path = '', fragment] = address.split('#');
    const response = await request.get(path);
    seen.set(`${from} → ${path}`, response.status());
    const html = await response.text();
    if (fragment && !html.includes(`id="${fragment}"`)) lost.push(`${from} → ${address}`);
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const target = href.startsWith('#') ? `${path}${href}` : href;
      if (target.startsWith('/') && !found.has(target)) found.set(target, path);
    }
  }
  expect(seen.size).toBeGreaterThan(30);
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
  expect(lost).toEqual([]);
});
