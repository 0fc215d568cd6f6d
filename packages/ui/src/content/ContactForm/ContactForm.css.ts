import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const person = style({
  display: 'grid',
  gap: vars.space[20],
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[16] } },
});

export const send = style({ alignSelf: 'flex-start', minWidth: 'min(11.25rem, 100%)' });
