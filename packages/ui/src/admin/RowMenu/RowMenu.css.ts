import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const trigger = style({
  // At the right of its cell, in the table and in the stacked row.
  display: 'grid',
  marginInlineStart: 'auto',
  // In the stacked row its dots line up with the other facts, not its target.
  marginInlineEnd: '-0.75rem',
  selectors: {
    '&[aria-expanded="true"]': { backgroundColor: vars.color.bg.sunken },
    '&:focus-visible': { outlineOffset: '1px' },
  },
  '@media': {
    [media.lg]: { marginInlineEnd: '-0.5rem' },
    [media.hover]: { ':hover': { backgroundColor: vars.color.bg.sunken } },
  },
});

export const icon = style({ color: vars.color.fg.muted });
