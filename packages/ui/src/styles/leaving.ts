import { vars } from './vars.css.ts';

/** Leaving takes two thirds of the time of entering. */
const usual = `calc(${vars.motion.calm} * 2 / 3)`;

/**
 * The transition of a native dialog that is being closed: it stays in the page, and on top of it, until it is out of sight.
 * `moved` are the properties that change besides the opacity. A browser that can't keep it drops it at once.
 */
export const leavingTransition = (time: string = usual, ...moved: readonly string[]): string =>
  [
    ...['opacity', ...moved].map((property) => `${property} ${time} ${vars.motion.leave}`),
    ...['display', 'overlay'].map((property) => `${property} ${time} allow-discrete`),
  ].join(', ');

/** A dialog, or its backdrop, that is closed: faded, and no obstacle to a pointer while it fades. */
export const left = { opacity: 0, pointerEvents: 'none', transition: leavingTransition() } as const;
