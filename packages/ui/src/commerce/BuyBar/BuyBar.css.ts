import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'grid',
  gap: vars.space[8],
  // None of it works without a script.
  '@media': { [media.noScript]: { display: 'none' } },
});

// From a tablet on the choice and the price are in view above the bar.
export const choice = style({
  ...typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  marginBottom: `calc(-1 * ${vars.space[8]})`,
  fontVariantNumeric: 'tabular-nums',
  // Its ring isn't cut by the row below.
  position: 'relative',
  selectors: { '&:has(:focus-visible)': { zIndex: vars.z.focused } },
  '@media': { [media.md]: { display: 'none' } },
});

export const price = style({ marginLeft: 'auto' });

export const row = style({
  display: 'flex',
  gap: vars.space[12],
  '@media': { [media.magnified]: { flexWrap: 'wrap' } },
});

// As high as the button beside it, so that nothing moves where a browser paints the page before it has read the button.
export const stepper = style({ flexShrink: 0, minHeight: vars.size.control });

export const add = style({ flexGrow: 1, minWidth: 0 });

export const refusal = style({ selectors: { '&:empty': { display: 'contents' } } });
