import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

/** Without a script it can't be sent: the page says where to write instead. */
export const root = style({ '@media': { [media.noScript]: { display: 'none' } } });

export const person = style({
  display: 'grid',
  gap: vars.space[20],
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[16] } },
});

export const send = style({ alignSelf: 'flex-start', minWidth: 'min(11.25rem, 100%)' });
