import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { faultsInEveryMode } from './everyMode.ts';
import { windowOf } from './modes.ts';
import { pictureOptions, settle, windowOptions } from './visitor.ts';

/**
 * Every story is visited in a browser: it renders, its play passes, axe finds nothing, and its picture stands still. With
 * `npm run test:modes` it also has to bear the other modes.
 */
const config: TestRunnerConfig = {
  // A story that is about a phone is visited in a window of that size.
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
        `The story ${story.id} does not stand still: two pictures in a row differ. Look for motion, a clock, a picture that loads late, or something that the play set off and did not wait for.`,
      );
    }
    if (process.env.STORY_MODES !== 'all') return;
    const faults = await faultsInEveryMode(page, await contextOf(page, story));
    if (faults.length > 0) throw new Error(`The story ${story.id} does not bear every mode:\n${faults.join('\n')}`);
  },
};
export default config;

async function contextOf(...[page, story]: Parameters<typeof getStoryContext>) {
  // The runner's own type of the context is older than this property.
  const { parameters, storyGlobals } = (await getStoryContext(page, story)) as {
    parameters: { a11y?: object };
    storyGlobals?: Parameters<typeof windowOf>[0];
  };
  return { id: story.id, a11y: parameters.a11y, window: windowOf(storyGlobals) };
}
