import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

export const root = style({ display: 'block', overflow: 'hidden' });

export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'inherit',
  filter: vars.photo.filter,
});

/** Dark already. */
export const byLamp = style({ filter: 'none' });
