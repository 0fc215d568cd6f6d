import { keyframes } from '@vanilla-extract/css';

/** One whole turn. */
export const spin = keyframes({ to: { rotate: '360deg' } });

/** From invisible to visible. */
export const fadeIn = keyframes({ from: { opacity: 0 } });

/** A fade together with a rise of 12 px. */
export const riseIn = keyframes({ from: { opacity: 0, translate: '0 12px' } });

/** Slides in from beyond the left edge. */
export const slideInFromLeft = keyframes({ from: { translate: '-100% 0' } });

/** Slides in from beyond the right edge. */
export const slideInFromRight = keyframes({ from: { translate: '100% 0' } });

/** Slides in from beyond the top edge. */
export const slideInFromTop = keyframes({ from: { translate: '0 -100%' } });

/** What falls from its top to its end. */
export const fall = keyframes({ from: { clipPath: 'inset(0 0 100%)' }, to: { clipPath: 'inset(0)' } });

/** From the left end of its box to the right one, for what is 24 px wide. */
export const travel = keyframes({ from: { left: 0 }, to: { left: 'calc(100% - 1.5rem)' } });

/** 12 px to the right. */
export const drift = keyframes({ to: { translate: '12px' } });
