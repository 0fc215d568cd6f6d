import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { browserArgs, windowOptions } from './.storybook/visitor.ts';

// A page for each title would load the Storybook 236 times: half of the time of all visits. A page for all would get slower,
// since the runner wraps the console once more at each visit. So as many titles share one as take about a minute.
const pages = 12;
const { TEST_ROOT: folder, STORIES_BY_TITLE: isByTitle } = process.env;
if (folder && !isByTitle) shareOutTitles(folder);

/** The runner wrote a file of tests for each title, and opens a page for each file: makes `pages` files of them. */
function shareOutTitles(folder) {
  const titles = readdirSync(folder).filter((file) => file.endsWith('.test.js'));
  const shared = Array.from({ length: pages }, () => '');
  for (const [place, title] of titles.entries()) {
    shared[place % pages] += readFileSync(path.join(folder, title), 'utf8');
    rmSync(path.join(folder, title));
  }
  for (const [place, tests] of shared.entries()) {
    writeFileSync(path.join(folder, `stories-${place + 1}.test.js`), tests);
  }
}

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
