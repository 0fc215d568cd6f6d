/**
 * Parameters of a story that a docs page shows in a frame of its own, `height` px high: there its play runs and its window
 * has the width that it asks for, so that open and phone states show. For single stories only: in a meta Storybook needs to read
 * them as they are written.
 */
export const framed = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });
