import { clipped } from '../../styles/clipped.ts';
import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('admin');

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

const columns = {
  display: 'grid',
  gridTemplateColumns: '9.5rem repeat(3, minmax(0, 1fr)) minmax(0, 1.6fr)',
  gap: vars.space[12],
  alignItems: 'start',
} as const;

/** The names of the columns, where each row is one line. */
export const head = style({
  ...typography.label,
  display: 'none',
  '@media': { [media.lg]: columns },
});

export const size = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBottom: vars.space[16],
  borderBottom: `1px solid ${vars.color.border.default}`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  alignItems: 'start',
  '@media': { [media.lg]: columns },
});

export const bottle = style({
  gridColumn: '1 / -1',
  minHeight: vars.size.field,
  alignItems: 'center',
  '@media': { [media.lg]: { gridColumn: 'auto' } },
});

export const field = style({});

globalStyle(`${field} label`, { '@media': { [media.lg]: clipped } });

export const fill = style({ justifySelf: 'start' });
