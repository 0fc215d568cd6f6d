import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const points = style({
  display: 'grid',
  gap: vars.space[12],
  paddingInlineStart: vars.space[20],
  listStyle: 'disc',
});

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[20] });
