import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/vars.css.ts';

const { globalStyle } = layered('primitives');

/** The class of the browser's view transition. */
export const travelling = 'travelling';

globalStyle(`::view-transition-group(.${travelling})`, {
  animationDuration: vars.motion.calm,
  animationTimingFunction: vars.motion.enter,
  '@media': {
    // It fades where it will be.
    [media.reducedMotion]: { animationName: 'none' },
  },
});

// It keeps its proportions on the way and is cropped as pictures are.
globalStyle(`::view-transition-old(.${travelling}), ::view-transition-new(.${travelling})`, {
  height: '100%',
  objectFit: 'cover',
});
