import { vars } from './vars.css.ts';

/** Leaving takes two thirds as long as entering. */
const usual = `calc(${vars.motion.calm} * 2 / 3)`;

/**
 * The transition of a native dialog that is closing: it stays on top of the page until it is invisible. `moved` are the
 * properties that change besides the opacity. A browser that can't do this removes the dialog at once.
 */
export const leavingTransition = (time: string = usual, ...moved: readonly string[]): string =>
  [
    ...['opacity', ...moved].map((property) => `${property} ${time} ${vars.motion.leave}`),
    ...['display', 'overlay'].map((property) => `${property} ${time} allow-discrete`),
  ].join(', ');

/** A closed dialog, or its backdrop: faded out, and transparent to pointers while it fades. */
export const left = { opacity: 0, pointerEvents: 'none', transition: leavingTransition() } as const;
