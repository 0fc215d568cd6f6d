import { getJestConfig } from '@storybook/test-runner';
import { browserArgs, windowOptions } from './.storybook/visitor.ts';

const base = getJestConfig();

export default {
  ...base,
  // A busy machine may take long over one story; a story that hangs is still ended.
  testTimeout: 90_000,
  maxWorkers: 2,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: process.env.CHROME_PATH, args: browserArgs },
      contextOptions: windowOptions,
    },
  },
};
