import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { faultsInEveryMode } from './everyMode.ts';
import { windowOf } from './modes.ts';
import { pictureOptions, settle, windowOptions } from './visitor.ts';

/** How many pictures a story may take to come to rest. */
const mostPictures = 6;

/**
 * Every story is visited in a browser: it renders, its play passes, axe finds nothing, and its picture stands still. With
 * `npm run test:modes` it also has to bear the other modes.
 */
const config: TestRunnerConfig = {
  // A story that is about a phone is visited in a window of that size.
  async preVisit(page, story) {
    const { width, height } = (await contextOf(page, story)).window ?? windowOptions.viewport;
    await page.setViewportSize({ width, height });
    await page.waitForFunction((expected) => window.innerWidth === expected, width);
  },

  async postVisit(page, story) {
    await settle(page);
    // What the play set off last may still be on its way; what never comes to rest is found all the same.
    let before = await page.screenshot(pictureOptions);
    for (let pictures = 1; ; pictures += 1) {
      const picture = await page.screenshot(pictureOptions);
      if (picture.equals(before)) break;
      if (pictures === mostPictures) {
        throw new Error(
          `The story ${story.id} does not stand still: of ${mostPictures + 1} pictures no two in a row are the same, so a visual test of it would fail at random. Look for motion, a clock or a picture that loads late.`,
        );
      }
      before = picture;
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
