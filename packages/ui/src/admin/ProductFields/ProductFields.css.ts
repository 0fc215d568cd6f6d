import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[20] });

const row = { display: 'grid', gap: vars.space[16], alignItems: 'start' } as const;

export const named = style({ ...row, '@media': { [media.sm]: { gridTemplateColumns: '1.43fr 1fr' } } });

export const figures = style({
  ...row,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' } },
});

/** The picture's address takes the width that the figures leave. */
export const image = style({ gridColumn: '1 / -1', '@media': { [media.sm]: { gridColumn: 'span 2' } } });

export const lists = style({ ...row, '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });

export const folded = style({ borderTop: `1px solid ${vars.color.border.default}`, paddingTop: vars.space[8] });
