import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { faultsInEveryMode } from './everyMode.ts';
import { windowOf } from './modes.ts';
import { answers, isControlled, isSomethingOpen, leavingLinks } from './operated.ts';
import { faultsOf } from './propTable.ts';
import { pictureOptions, settle, windowOptions } from './visitor.ts';

/**
 * Every story is visited in a browser: it renders, its play passes, axe finds nothing, two pictures of it are the same, its
 * links stay in Storybook, and a controlled part can be operated. `npm run test:modes` also checks the other modes.
 */
const config: TestRunnerConfig = {
  // A story about phones is visited in a window of that size.
  async preVisit(page, story) {
    const { width, height } = (await contextOf(page, story)).window ?? windowOptions.viewport;
    const before = page.viewportSize();
    if (before?.width === width && before.height === height) return;
    await page.setViewportSize({ width, height });
    await page.waitForFunction((expected) => window.innerWidth === expected, width);
  },

  async postVisit(page, story) {
    await settle(page);
    const first = await page.screenshot(pictureOptions);
    const second = await page.screenshot(pictureOptions);
    if (!second.equals(first)) {
      throw new Error(
        `The story ${story.id} is not stable: two pictures in a row differ. Look for motion, a clock, a picture that loads late, or something that the play set off and did not wait for.`,
      );
    }
    const context = await contextOf(page, story);
    if (process.env.STORY_MODES === 'all') {
      const faults = await faultsInEveryMode(page, context);
      if (faults.length > 0) throw new Error(`The story ${story.id} has faults in some modes:\n${faults.join('\n')}`);
    }
    // The links of a page lead to other pages of its app.
    if (/^(?:Pages|Flows)\//.test(story.title)) return;
    if (/Open$/.test(story.name) && !(await isSomethingOpen(page))) {
      throw new Error(`The story ${story.id} promises something open, but ends with everything closed.`);
    }
    if (story.name === 'Default' && isControlled(context.args, context.argNames) && !(await answers(page))) {
      throw new Error(`The story ${story.id} has a controlled part, but nothing changes when it is operated.`);
    }
    const rows = story.name === 'Default' ? faultsOf(context.argTypes) : [];
    if (rows.length > 0) throw new Error(`The table of props of ${story.title} is incomplete: ${rows.join(', ')}`);
    const leaving = await leavingLinks(page);
    if (leaving.length > 0) throw new Error(`Links of the story ${story.id} leave Storybook: ${leaving.join(', ')}`);
  },
};
export default config;

async function contextOf(...[page, story]: Parameters<typeof getStoryContext>) {
  // The runner's type of the context lacks this newer property.
  const { parameters, storyGlobals, initialArgs, argTypes } = (await getStoryContext(page, story)) as {
    parameters: { a11y?: object };
    initialArgs: object;
    argTypes: Parameters<typeof faultsOf>[0];
    storyGlobals?: Parameters<typeof windowOf>[0];
  };
  return {
    id: story.id,
    a11y: parameters.a11y,
    window: windowOf(storyGlobals),
    args: initialArgs,
    argNames: Object.keys(argTypes),
    argTypes,
  };
}
