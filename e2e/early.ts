import type { Page } from './fixtures.ts';

// For journeys that press and type before the page's scripts have arrived.

export const enterAtOnce = (page: Page) => page.addInitScript(() => sessionStorage.setItem('ageVerified', 'true'));

/** Delays the scripts of pages that are opened from now on until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  return arrived.resolve;
}
