import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { spin } from '../../styles/motion.css.ts';
import { vars } from '../../styles/vars.css.ts';

const { recipe } = layered('primitives');

export const root = recipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    borderRadius: vars.radius.full,
    borderStyle: 'solid',
    borderColor: 'color-mix(in srgb, currentColor 30%, transparent)',
    borderTopColor: 'currentColor',
    animation: `${spin} 800ms linear infinite`,
    // With reduced motion it keeps turning slowly: standing still would look like a failure.
    '@media': {
      [media.reducedMotion]: { animationDuration: '1200ms' },
      // Without scripts nothing is loading.
      [media.noScript]: { display: 'none' },
    },
  },
  variants: {
    size: {
      sm: { width: '1rem', height: '1rem', borderWidth: '1.5px' },
      md: { width: '1.75rem', height: '1.75rem', borderWidth: '3px', color: vars.color.fg.accent },
    },
  },
});
