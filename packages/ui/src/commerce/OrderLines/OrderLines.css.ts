import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, recipe } = layered('commerce');

export const root = style({});

export const line = recipe({
  base: {
    display: 'flex',
    borderBottom: `1px solid ${vars.color.border.default}`,
    '@media': { [media.magnified]: { flexWrap: 'wrap' } },
  },
  variants: {
    size: {
      sm: { alignItems: 'start', gap: vars.space[12], paddingBlock: vars.space[12] },
      md: { alignItems: 'center', gap: vars.space[16], paddingBlock: vars.space[16] },
    },
  },
  defaultVariants: { size: 'md' },
});

export const picture = recipe({
  base: { flexShrink: 0 },
  variants: { size: { sm: { width: vars.space[56] }, md: { width: '5.25rem' } } },
  defaultVariants: { size: 'md' },
});

export const about = style({
  display: 'grid',
  gap: vars.space[4],
  flexGrow: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.magnified]: { flexBasis: '100%' } },
});

export const name = recipe({
  base: typography.name,
  // In both comps, a line in a panel has the smallest size of the text style `lead`.
  variants: { size: { sm: { fontSize: '1.125rem' }, md: {} } },
  defaultVariants: { size: 'md' },
});

export const price = recipe({
  variants: { size: { sm: { fontSize: '0.875rem' }, md: { fontSize: '1rem' } } },
  defaultVariants: { size: 'md' },
});
