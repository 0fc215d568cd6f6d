import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[20] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  '@media': { print: { display: 'none' } },
});

export const back = style({
  ...typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  borderRadius: vars.radius.officeControl,
  '@media': { [media.hover]: { ':hover': { color: vars.color.fg.accent } } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gridTemplateRows: 'auto 1fr', alignItems: 'start' },
    [media.xl]: { gap: vars.space[32] },
    print: { gap: vars.space[16] },
  },
});

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });

// Beside all that stands at the left.
export const aside = style({ '@media': { [media.lg]: { gridRow: '1 / span 2', gridColumn: 2 } } });
