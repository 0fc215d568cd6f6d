import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { drift } from '../../styles/motion.css.ts';

const { style, recipe } = layered('commerce');

export const root = recipe({
  base: { display: 'flex', alignItems: 'flex-end' },
  variants: { size: { md: { width: 'min(100%, 24rem)' }, lg: {} } },
});

export const cloud = style({
  flex: '0 1 72%',
  // Its picture ends in a straight line.
  maskImage: 'linear-gradient(black 50%, transparent 95%)',
  '@media': { [media.motion]: { animation: `${drift} 6s ease-in-out infinite alternate` } },
  // The farther one is drawn first, and drifts the other way.
  selectors: {
    '&:first-child': { flexBasis: '44%', marginInlineEnd: '-16%', animationDirection: 'alternate-reverse' },
  },
});
