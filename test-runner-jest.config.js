import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();

export default {
  ...base,
  // A busy machine may take long over one story; a story that hangs is still ended.
  testTimeout: 90_000,
  maxWorkers: 2,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: process.env.CHROME_PATH,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
        ],
      },
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
      },
    },
  },
};
