import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { typography } from '../styles/typography.ts';
import { vars } from '../styles/vars.css.ts';

const { style } = layered('admin');
const { fg } = vars.color;

/** The name of the row, as a link to its page. */
export const name = style({
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  '@media': {
    [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
    [media.belowLg]: { fontSize: '0.9375rem' },
  },
});

export const person = style({
  fontWeight: vars.weight.label,
  '@media': { [media.belowLg]: { fontSize: '0.9375rem' } },
});

/** The second line of a cell. */
export const aside = style({ ...typography.caption, display: 'block', color: fg.muted, overflowWrap: 'anywhere' });

/** Dates may break at their space, never inside a number. */
export const quiet = style({ color: fg.muted, fontVariantNumeric: 'tabular-nums', overflowWrap: 'normal' });

export const amount = style({ fontWeight: vars.weight.label, whiteSpace: 'nowrap' });

/** In a stacked row, the most important fact. */
export const main = style({ '@media': { [media.belowLg]: { fontSize: '1rem' } } });

export const struck = style({ color: fg.muted, fontWeight: vars.weight.regular, marginInlineEnd: vars.space[8] });

/** At the right, but only in a stacked row. */
export const stackedEnd = style({
  '@media': {
    [media.belowLg]: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'flex-end',
      paddingTop: vars.space[4],
    },
  },
});

/** Beside two lines of a stacked row. */
export const stackedMiddle = style({
  '@media': { [media.belowLg]: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', height: '100%' } },
});

/** In a stacked row beside its menu. */
export const besideMenu = style({
  '@media': { [media.belowLg]: { display: 'flex', alignItems: 'center', minHeight: vars.size.target } },
});

/** A pill in a stacked row has a little space above it. */
export const below = style({ '@media': { [media.belowLg]: { display: 'inline-block', paddingTop: vars.space[8] } } });

export const stackedOnly = style({ '@media': { [media.lg]: { display: 'none' } } });
export const wideOnly = style({ '@media': { [media.belowLg]: { display: 'none' } } });

/** Facts that include an e-mail address, which fits on one line of its column. */
export const facts = style({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' });

/** The name of a fact whose column has no header in a stacked row. */
export const stackedLabel = style({
  ...typography.caption,
  color: fg.muted,
  '@media': { [media.lg]: { display: 'none' } },
});
