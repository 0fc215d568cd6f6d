import { enterAtOnce, holdScripts } from '../early.ts';
import { expect, test, untilAnswering } from '../fixtures.ts';
import { atDesk, press } from '../shopper.ts';

// Presses and inputs before the page's scripts have arrived: filters and menus.

test.describe('at a desk', { tag: '@any-window' }, () => {
  test.use(atDesk);

  test('all filters that are ticked before the script has come apply', async ({ page }) => {
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

  test('a page does not move under a pointer that is down while it starts to answer', async ({ page }) => {
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

  test('a filter that is being cleared while the page starts to answer is cleared', { tag: '@release' }, async ({
    page,
  }) => {
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

  test('what is changed after an early « Réinitialiser » stays as it was seen, and the rest is reset', {
    tag: '@release',
  }, async ({ page }) => {
    await enterAtOnce(page);
    const letScriptsCome = await holdScripts(page);
    await page.goto('/catalogue');
    const box = (name: string) => page.getByRole('checkbox', { name });
    const highest = page.getByRole('slider', { name: 'Prix maximum' });
    await press(box('Nouveautés uniquement'));
    await highest.press('ArrowLeft');
    await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
    await highest.press('ArrowLeft');
    await press(box('En stock uniquement'));
    letScriptsCome();
    await expect(page).toHaveURL(/^[^?]+\/catalogue\?max=28&en-stock=1$/);
    await expect(box('Nouveautés uniquement')).not.toBeChecked();
    await expect(highest).toHaveValue('28');
    await highest.press('ArrowLeft');
    await expect(highest).toHaveValue('27');
  });

  test('a filter that is ticked before the script has come adds to those of the address', { tag: '@release' }, async ({
    page,
  }) => {
    await enterAtOnce(page);
    const release = await holdScripts(page);
    await page.goto('/catalogue?category=Gourmands');
    await page.getByRole('checkbox', { name: 'Best-sellers uniquement' }).check();
    release();
    await expect(page).toHaveURL('/catalogue?category=Gourmands&best-sellers=1');
    await expect(page.getByRole('checkbox', { name: 'Best-sellers uniquement' })).toBeChecked();
  });

  test('what is chosen before the script stands while the age gate asks', { tag: '@release' }, async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto('/catalogue');
    const highest = page.locator('input[aria-label="Prix maximum"]');
    await highest.press('ArrowLeft');
    letScriptsCome();
    await expect(page.getByRole('dialog', { name: "Vérification de l'âge" })).toBeVisible();
    await expect(highest).toHaveValue('29');
    await expect(page).toHaveURL('/catalogue?max=29');
  });

  for (const [path, what, tag] of [
    ['/', 'opens the menu', '@any-window'],
    ['/produit/tabac-blond', 'opens the menu of a page that would scroll', '@release'],
  ] as const) {
    test(`a pointer that came to rest on « Catalogue » before the script ${what}`, { tag }, async ({ page }) => {
      await enterAtOnce(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const letScriptsCome = await holdScripts(page);
      await page.goto(path);
      const word = page.getByRole('banner').getByRole('button', { name: 'Catalogue' });
      await word.hover();
      letScriptsCome();
      await expect(word).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Tous les produits' })).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }

  test('« Catalogue » that was pressed before the script came opens the menu', { tag: '@release' }, async ({
    page,
  }) => {
    await enterAtOnce(page);
    const letScriptsCome = await holdScripts(page);
    await page.goto('/');
    const word = page.getByRole('banner').getByRole('button', { name: 'Catalogue' });
    await word.click();
    letScriptsCome();
    await expect(word).toHaveAttribute('aria-expanded', 'true');
    // Nothing that comes later closes it again.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('link', { name: 'Tous les produits' })).toBeVisible();
  });

  test('the arrow that was pressed on « Catalogue » before the script came opens the menu', async ({ page }) => {
    await enterAtOnce(page);
    const letScriptsCome = await holdScripts(page);
    await page.goto('/');
    const word = page.getByRole('banner').getByRole('button', { name: 'Catalogue' });
    await word.press('ArrowDown');
    letScriptsCome();
    await expect(word).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'Tous les produits' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
