import { publicPaths } from '../addresses.ts';
import { expect, test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false });

test('the age is asked before every page, and the answer closes the question without a script', async ({ page }) => {
  for (const address of ['/', '/produit/tabac-blond', '/panier']) {
    await page.goto(address);
    const gate = page.getByRole('dialog', { name: "Vérification de l'âge" });
    await expect(gate).toBeInViewport({ ratio: 1 });
    await expect(gate.getByText('Sans JavaScript, cette question revient à chaque page.')).toBeVisible();
    await gate.getByRole('button', { name: "J'ai moins de 18 ans" }).click();
    await expect(gate).toBeVisible();
    await gate.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
    await expect(gate).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
  }
});

test('a page that needs a script says so where there is none, and shows no spinner', async ({ page }) => {
  for (const address of ['/panier', '/checkout', '/mon-compte', '/commande-confirmee/order-1']) {
    await page.goto(address);
    await expect(page.getByText(/Cette page a besoin de JavaScript/)).toBeVisible();
    await expect(page.locator('main [role="status"] *').filter({ visible: true, hasNotText: /\S/ })).toHaveCount(0);
  }
});

test('a page that is read without a script says what it can’t do, and shows no dead button', async ({ page }) => {
  for (const address of ['/', '/catalogue', '/catalogue?category=Fruit%C3%A9s', '/produit/tabac-blond', '/contact']) {
    await page.goto(address);
    await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
    await expect(page.getByText(/Sans JavaScript, vous pouvez lire toutes nos pages/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
  await page.goto('/contact');
  await expect(page.getByRole('form', { name: 'Nous écrire' })).toBeHidden();
  await expect(page.getByRole('main').getByText(/^Écrivez-nous à /)).toBeVisible();
  // What a press would unfold stands open.
  await page.goto('/faq');
  await expect(page.getByText(/^Oui, tant qu’elle n’est pas expédiée/)).toBeVisible();
});

test('the address of a category shows that category without a script', async ({ page }) => {
  await page.goto('/catalogue?category=Fruit%C3%A9s');
  await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  await expect(page).toHaveTitle('Fruités - Maison Nuée');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Catalogue Fruités');
  await expect(main.getByRole('article').getByRole('heading')).toHaveText([
    'Fraise des Bois',
    'Mangue Passion',
    'Myrtille Cassis',
  ]);
});

test('every public page shows what it has to say, and its links work', {
  tag: ['@any-window', '@release'],
}, async ({ page }) => {
  const paths = await publicPaths(page);
  const linked = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(((await page.getByRole('main').textContent()) ?? '').length, path).toBeGreaterThan(200);
    for (const link of await page.locator('a[href^="/"]').all()) {
      linked.add(((await link.getAttribute('href')) ?? '').replace(/#.*/, ''));
    }
  }
  for (const path of linked) expect((await page.request.get(path)).status(), path).toBe(200);
  expect(
    paths.filter((path) => !linked.has(path)),
    'pages that no link leads to',
  ).toEqual([]);
});

test('an unknown product is not found', { tag: '@release' }, async ({ page, expectedMessages }) => {
  expectedMessages.push(/404/);
  const response = await page.goto('/produit/introuvable');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oups ! Page non trouvée' })).toBeVisible();
});
