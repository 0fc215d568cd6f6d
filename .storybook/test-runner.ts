import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { widths } from './modes.ts';

const usual = { width: 1280, height: 800 };

/** Every story is visited in a browser: it renders, its play passes, axe finds nothing, and its picture stands still. */
const config: TestRunnerConfig = {
  // A story that is about a phone is visited in a window of that size.
  async preVisit(page, story) {
    // The runner's own type of the context is older than this property.
    const { storyGlobals } = (await getStoryContext(page, story)) as {
      storyGlobals?: { viewport?: { value?: string } };
    };
    const chosen = Object.entries(widths).find(([name]) => name === storyGlobals?.viewport?.value)?.[1];
    const size = chosen ? sizeOf(chosen.styles) : usual;
    await page.setViewportSize(size);
    await page.waitForFunction((width) => window.innerWidth === width, size.width);
  },

  async postVisit(page, { id }) {
    // The browser's own bubble over an invalid field is not ours and fades when it likes: without the focus it goes.
    await page.evaluate(() => {
      const field = document.activeElement;
      if (!(field instanceof HTMLElement) || !field.matches(':invalid')) return;
      field.blur();
      field.focus({ preventScroll: true });
    });
    // Pictures that are in sight have come and are decoded, and what the play did last is on the screen.
    await page.evaluate(async () => {
      const inSight = [...document.images].filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      });
      await Promise.all([document.fonts.ready, ...inSight.map((image) => image.decode())]);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    });
    const picture = () => page.screenshot({ animations: 'disabled', caret: 'initial' });
    const first = await picture();
    const second = await picture();
    if (!first.equals(second)) {
      throw new Error(
        `The story ${id} does not stand still: two pictures in a row differ, so a visual test of it would fail at random. Look for motion, a clock or a picture that loads late.`,
      );
    }
  },
};
export default config;

const sizeOf = ({ width, height }: { width: string; height: string }) => ({
  width: Number.parseInt(width, 10),
  height: Number.parseInt(height, 10),
});
