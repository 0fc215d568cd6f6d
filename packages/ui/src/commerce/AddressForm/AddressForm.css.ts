import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[16],
});

/** By the share of the form's width. */
export const field = {
  third: style({ gridColumn: 'span 2' }),
  half: style({ gridColumn: 'span 3' }),
  twoThirds: style({ gridColumn: 'span 4' }),
  full: style({ gridColumn: 'span 6' }),
};
