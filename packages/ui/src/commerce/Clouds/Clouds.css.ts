import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { drift } from '../../styles/motion.css.ts';

const { style, recipe } = layered('commerce');

export const root = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    // Both pictures end in a straight line. Of both at once, so that the farther one doesn't show through the nearer one.
    maskImage: 'linear-gradient(black 60%, transparent 95%)',
    // By day they are nearly as light as the page.
    '@media': {
      [media.light]: {
        selectors: {
          ':root:not([data-color-mode="dark"]) &': { filter: 'brightness(0.8) contrast(1.7) saturate(1.2)' },
        },
      },
    },
  },
  variants: { size: { md: { width: 'min(100%, 24rem)' }, lg: {} } },
});

export const cloud = style({
  flex: '0 1 72%',
  '@media': { [media.motion]: { animation: `${drift} 6s ease-in-out infinite alternate` } },
  // The farther one is drawn first, and drifts the other way.
  selectors: {
    '&:first-child': { flexBasis: '44%', marginInlineEnd: '-16%', animationDirection: 'alternate-reverse' },
  },
});
