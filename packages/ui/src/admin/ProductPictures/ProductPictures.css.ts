import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');
const { border } = vars.color;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] });

export const list = style({ display: 'grid', gap: vars.space[12], padding: 0, listStyle: 'none' });

export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[16],
  minWidth: 0,
  margin: 0,
  padding: vars.space[12],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.officeControl,
});

/** Cropped as in the shop. */
export const picture = style({
  flex: 'none',
  width: 'clamp(4rem, 18vw, 7rem)',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.radius.officeControl,
});

export const fields = style({ display: 'grid', flex: '1 1 0', gap: vars.space[12], minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});
