import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[20] });

export const row = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'end',
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const group = style({ minWidth: 0 });

export const legend = style({ ...typography.label, marginBottom: vars.space[8] });

export const pictograms = style({
  display: 'grid',
  gap: vars.space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
});

export const pictogram = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });
