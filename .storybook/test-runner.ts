import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { setupPage, TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import type { PreparedStory } from 'storybook/internal/types';
import { faultsInEveryMode } from './everyMode.ts';
import { keepSnippet } from './keepSnippet.ts';
import { takeLooks } from './looks.ts';
import { windowOf } from './modes.ts';
import { answers, isControlled, isSomethingOpen, leavingLinks } from './operated.ts';
import { faultsOf } from './propTable.ts';
import { resize, windowOptions } from './visitor.ts';

/** The runner's globals in the process of its tests; it doesn't export their types. */
declare const jestPlaywright: { resetPage(): Promise<void> };
declare const context: BrowserContext;
declare const __sbSetupPage: typeof setupPage;
declare let page: Page;
/** The runner's, in the page of a story. */
declare const __getContext: (id: string) => Promise<PreparedStory>;
/** Storybook's, in the page of a story; it doesn't export its type. */
declare const __STORYBOOK_PREVIEW__: { ready(): Promise<unknown> };

/** Whether the visit before this one failed or hung: its page is in an unknown state. */
let isSpoilt = false;

/** The window that the story is about, if it is about one. */
let windowOfStory: ReturnType<typeof windowOf>;

/**
 * Every story is visited in a browser: it renders, its play passes, nothing is logged as an error, axe finds nothing, its links
 * stay in Storybook, and a controlled part can be operated. Those that ask for a picture are pictured (`looks.ts`). `npm test modes`
 * checks the other modes instead.
 */
const config: TestRunnerConfig = {
  async preVisit(_, story) {
    // Stories share a page for as long as nothing fails.
    if (isSpoilt) {
      await jestPlaywright.resetPage();
      await __sbSetupPage(page, context);
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
      await page.evaluate(async () => void (await __STORYBOOK_PREVIEW__.ready()));
    }
    isSpoilt = true;
    // A story about phones is visited in a window of that size.
    const globals = await page.evaluate(async (id) => (await __getContext(id)).storyGlobals, story.id);
    windowOfStory = windowOf(globals);
    await resize(page, windowOfStory ?? windowOptions.viewport);
  },

  async postVisit(_, story) {
    // The runner comes here after a failure too.
    if ('hasFailure' in story) return;
    await look(story);
    const { a11y, chromatic } = await page.evaluate(async (id) => (await __getContext(id)).parameters, story.id);
    if (process.env.STORY_MODES === 'all') {
      const faults = await faultsInEveryMode(page, { id: story.id, a11y, window: windowOfStory });
      if (faults.length > 0) throw new Error(`The story ${story.id} has faults in some modes:\n${faults.join('\n')}`);
    } else {
      await takeLooks(page, { id: story.id, chromatic, window: windowOfStory });
    }
    await operate(story);
    isSpoilt = false;
  },
};
export default config;

async function look({ id, title, name }: TestContext): Promise<void> {
  // Without it a screen reader guesses which cells a header is for. Storybook's own table, shown while docs load, isn't the story's.
  const unscoped = await page.locator('th:not([scope], .sb-wrapper *)').count();
  if (unscoped > 0) throw new Error(`The story ${id} has ${unscoped} header cells without a scope.`);
  if (title.startsWith('Pages/') && statesRead.includes(name)) await compareTree(id);
  // The links of a page lead to other pages of its app.
  if (/^(?:Pages|Flows)\//.test(title)) return;
  if (/Open$/.test(name) && !(await isSomethingOpen(page))) {
    throw new Error(`The story ${id} promises something open, but ends with everything closed.`);
  }
  await keepSnippet(page, id);
}

/** What changes a story, and so comes after its picture: its controls are operated, and its links followed. */
async function operate({ id, title, name }: TestContext): Promise<void> {
  if (/^(?:Pages|Flows)\//.test(title)) return;
  if (name === 'Default') {
    const { args, argTypes } = await page.evaluate(async (story) => {
      const { initialArgs, argTypes } = await __getContext(story);
      return { args: Object.keys(initialArgs), argTypes };
    }, id);
    const rows = faultsOf(argTypes);
    if (rows.length > 0) throw new Error(`The table of props of ${title} is incomplete: ${rows.join(', ')}`);
    await resize(page, windowOfStory ?? windowOptions.viewport);
    if (isControlled(args, Object.keys(argTypes)) && !(await answers(page))) {
      throw new Error(`The story ${id} has a controlled part, but nothing changes when it is operated.`);
    }
  }
  const leaving = await leavingLinks(page);
  if (leaving.length > 0) throw new Error(`Links of the story ${id} leave Storybook: ${leaving.join(', ')}`);
}

/** The stories of a page whose words are kept in a file: its states, not what is done in them. */
const statesRead = ['Default', 'Loading', 'Empty', 'Not Found', 'Nothing Found', 'Unreachable', 'In Service'];

/** The pages that are read with what surrounds them. */
const frames = ['pages-shop-home--default', 'pages-administration-dashboard--default'];

/**
 * What assistive technology is told of a page, each word and each role, is kept in a file: a change of it is read like a change of code.
 * `npm test -- stories --write` accepts it.
 */
async function compareTree(id: string): Promise<void> {
  const main = page.getByRole('main');
  // What surrounds the pages of an app is read once.
  const isWhole = frames.includes(id) || (await main.count()) !== 1;
  const tree = `${await (isWhole ? page.locator('body') : main).ariaSnapshot()}\n`;
  const file = path.join(process.cwd(), '.storybook', 'trees', `${id}.yml`);
  if (process.env.STORY_TREES === 'write') {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, tree);
    return;
  }
  const [before, after] = [existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [], tree.split('\n')];
  const place = after.findIndex((line, at) => line !== before[at]);
  if (place < 0 && before.length === after.length) return;
  const [was = 'nothing', is = 'nothing'] = [before[place], after[place]];
  throw new Error(
    `The page ${id} tells assistive technology something else than .storybook/trees/${id}.yml from line ${place + 1} on: « ${is.trim()} » instead of « ${was.trim()} ». If this is meant: npm test -- stories --write.`,
  );
}
