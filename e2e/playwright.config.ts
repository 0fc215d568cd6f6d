import { defineConfig } from '@playwright/test';

// `npm run test:e2e` serves the built shop, finds the browser and sets SHOP_URL and CHROME_PATH (read in fixtures.ts).
// The journeys through a shop in service have builds of their own, which it names too.
const { SHOP_URL, SHOP_IN_SERVICE } = process.env;

export default defineConfig({
  testDir: '.',
  ...(!SHOP_IN_SERVICE && { testIgnore: 'inService/**' }),
  outputDir: '../test-results/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A flaky journey is fixed, never retried.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    ...(SHOP_URL && { baseURL: SHOP_URL }),
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // These set every width themselves, or don't depend on the width.
      testIgnore: [
        'addresses.spec.ts',
        'fixtures.spec.ts',
        'headers.spec.ts',
        'lostAnswer.spec.ts',
        'resilience.spec.ts',
        'tabs.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
