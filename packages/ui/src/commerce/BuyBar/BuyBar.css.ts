import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('commerce');

export const root = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    // The quantity beside the choice, so that the price fits into the button.
    [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.magnified]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // None of it works without a script.
    [media.noScript]: { display: 'none' },
  },
});

// From a tablet on the choice is in view above the bar.
export const choice = style({
  ...typography.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.md]: { display: 'none' } },
});

export const row = style({
  display: 'contents',
  '@media': { [media.md]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[12] } },
});

// As high as the button beside it, so that nothing moves where a browser paints the page before it has read the button.
export const stepper = style({ minHeight: vars.size.control });

const wholeRow = { gridColumn: '1 / -1' };

export const add = style({
  ...wholeRow,
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  columnGap: vars.space[12],
  rowGap: 0,
  // A reduced price fits beside the words at 320 px.
  paddingInline: vars.space[16],
  '@media': { [media.md]: { flex: '99 1 18.5rem', minWidth: 0 } },
});

export const price = style({ marginLeft: 'auto' });

// Its colours are those of the button.
globalStyle(`${price} *`, { color: 'inherit' });

export const refusal = style({ ...wholeRow, selectors: { '&:empty': { display: 'contents' } } });

export const cart = style(wholeRow);
