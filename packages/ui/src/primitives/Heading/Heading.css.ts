import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';

const { recipe } = layered('primitives');

export const root = recipe({
  variants: {
    size: {
      display: typography.display,
      // Its longest words fit into the smallest window.
      h1: { ...typography.h1, '@media': { [media.magnified]: { fontSize: '1.625rem' } } },
      h2: typography.h2,
      h3: typography.h3,
      name: typography.name,
    },
  },
});
