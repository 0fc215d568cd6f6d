import { enterShop, expect, test } from '../fixtures.ts';

// What every journey relies on: each of these is expected to fail.

test('a warning in the console fails a journey', async ({ page }) => {
  test.fail();
  await enterShop(page);
  await page.evaluate(() => console.warn('A warning.'));
});

test('an error that nobody caught fails a journey, in a second tab too', async ({ page, context }) => {
  test.fail();
  await enterShop(page);
  const second = await context.newPage();
  await second.goto('/faq');
  const thrown = context.waitForEvent('weberror');
  await second.evaluate(() => {
    setTimeout(() => {
      throw new Error('Nobody catches this.');
    });
  });
  await thrown;
});

test('a request that fails fails a journey', async ({ page }) => {
  test.fail();
  await enterShop(page);
  const status = await page.evaluate(async () => (await fetch('/images/nothing.avif')).status);
  expect(status).toBe(404);
});

test('HTML that differs from what the script draws fails a journey', async ({ page }) => {
  test.fail();
  await page.route('/faq', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('Foire Aux Questions', 'Foire') });
  });
  await enterShop(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foire Aux Questions');
});
