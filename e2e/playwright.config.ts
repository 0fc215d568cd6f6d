import { defineConfig } from '@playwright/test';

// `npm test e2e` serves the built shop, finds the browser and sets SHOP_URL and CHROME_PATH (read in fixtures.ts).
// The journeys through a shop in service have builds of their own, which it names too. JOURNEYS=all walks all of them in
// both windows (`npm run test:all`); else each is walked once, in the window that its actor uses most.
const { SHOP_URL, SHOP_IN_SERVICE, JOURNEYS } = process.env;

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const onPhones = /\/e2e\/(?:visitor|customer)\//;
const atDesks = /\/e2e\/(?:owner|operator)\//;

/** Walked by `npm run test:all` only. */
const release = /@release/;
/** The layout decides: walked in both windows. */
const bothWindows = /@both-windows/;
/** These set every width themselves, or look at no page: one window is enough. */
const anyWindow = /@any-window/;

export default defineConfig({
  testDir: '.',
  ...(!SHOP_IN_SERVICE && { testIgnore: '**/*.inService.spec.ts' }),
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
  projects:
    JOURNEYS === 'all'
      ? [
          { name: 'desktop', use: desktop },
          { name: 'phone', use: phone, grepInvert: anyWindow },
        ]
      : [
          { name: 'phone', testMatch: onPhones, grepInvert: release, use: phone },
          { name: 'desktop', testMatch: atDesks, grepInvert: release, use: desktop },
          { name: 'desktop too', testMatch: onPhones, grep: bothWindows, grepInvert: release, use: desktop },
          { name: 'phone too', testMatch: atDesks, grep: bothWindows, grepInvert: release, use: phone },
        ],
});
