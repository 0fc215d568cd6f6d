import type { TestRunnerConfig } from '@storybook/test-runner';

/** Every story is visited in a browser: it renders, its play passes, axe finds nothing, and its picture stands still. */
const config: TestRunnerConfig = {
  async postVisit(page, { id }) {
    const picture = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
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
