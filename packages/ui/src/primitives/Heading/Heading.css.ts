import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';

const { recipe } = layered('primitives');

export const root = recipe({
  variants: {
    size: {
      display: typography.display,
      h1: typography.h1,
      h2: typography.h2,
      h3: typography.h3,
      name: typography.name,
    },
  },
});
