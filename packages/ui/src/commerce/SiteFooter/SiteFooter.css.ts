import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  borderTop: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.bg.sunken,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[40]} ${vars.space[16]}`,
  paddingBlock: vars.space[56],
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingTop: vars.space[72] },
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr) minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: vars.space[16],
      paddingTop: vars.space[96],
      paddingBottom: vars.space[72],
    },
    // Its links say nothing on paper; the mark stands at the head.
    print: { display: 'none' },
  },
});

export const house = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[24],
  gridColumn: '1 / -1',
  '@media': { [media.lg]: { gridColumn: 'auto' } },
});

export const tagline = style({ ...typography.small, maxWidth: '16.5rem', color: vars.color.fg.muted });

/** « e-liquide » never breaks at its hyphen. */
export const unbroken = style({ whiteSpace: 'nowrap' });

export const group = style({
  // A group that is alone on its row of two may fill it.
  '@media': { [media.belowMd]: { selectors: { '&:last-child:nth-child(even)': { gridColumn: '1 / -1' } } } },
});

export const title = style({
  ...typography.aside,
  fontSize: '1.0625rem',
  marginBottom: vars.space[8],
  color: vars.color.fg.muted,
});

export const link = style({
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  ':focus-visible': { outlineOffset: '-1px' },
  '@media': {
    [media.hover]: { ':hover': { textDecorationLine: 'underline' } },
    [media.lg]: { minHeight: '2.25rem' },
  },
});

export const legal = style({
  ...typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: vars.space[20],
  borderTop: `1px solid ${vars.color.border.default}`,
  color: vars.color.fg.muted,
});

export const mediator = style({ flexBasis: '100%' });

export const site = style({ textDecoration: 'underline', textUnderlineOffset: '0.25em' });

export const notice = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] });

export const roundel = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.target,
  height: vars.size.target,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.full,
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.regular,
  color: vars.color.fg.default,
});
