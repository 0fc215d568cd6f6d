import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });

export const chooser = style({ maxWidth: '16rem' });

export const files = style({ display: 'grid', gap: vars.space[16], padding: 0, listStyle: 'none' });

export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const facts = style({ display: 'grid', flex: '1 1 16rem', gap: vars.space[4] });
