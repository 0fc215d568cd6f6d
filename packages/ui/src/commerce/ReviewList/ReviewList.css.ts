import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[32],
  '@media': { [media.lg]: { gap: vars.space[40] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const average = style({ ...typography.h3 });

export const count = style({ ...typography.small, color: vars.color.fg.muted });

/** The first one large, the others beside it. */
const large = '&:first-child';

export const reviews = style({
  display: 'grid',
  gap: vars.space[32],
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', columnGap: vars.space[72] },
  },
});

export const review = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[16],
  paddingTop: vars.space[24],
  borderTop: `1px solid ${vars.color.border.default}`,
  selectors: { [large]: { gridRow: 'span 2' } },
});

export const content = style({
  ...typography.lead,
  selectors: {
    ':first-child > &': {
      ...typography.h2,
      fontSize: 'clamp(1.9375rem, 1.5rem + 1.25vw, 2.5rem)',
      lineHeight: '1.25',
    },
  },
});

export const product = style({
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.fg.accent } } } },
});

export const start = style({ whiteSpace: 'nowrap' });

export const bottle = style({
  display: 'inline-block',
  width: '1.2em',
  aspectRatio: '1',
  marginInlineEnd: '0.25em',
  verticalAlign: '-0.25em',
  backgroundColor: tintVars.tint,
});

export const author = style({ ...typography.small, color: vars.color.fg.muted });

export const name = style({ fontWeight: vars.weight.label, color: vars.color.fg.default });
