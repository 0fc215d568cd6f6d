import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: vars.space[32],
  columnGap: vars.space[24],
});

export const item = style({ display: 'grid', alignContent: 'start', gap: vars.space[4] });

export const label = style({ ...typography.small, color: vars.color.fg.muted });

export const value = style({ ...typography.body, fontSize: '0.9375rem' });
