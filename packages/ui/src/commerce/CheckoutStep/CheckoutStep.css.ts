import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({});

// Padding rather than a gap, because a legend is outside its fieldset's flow.
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[16],
  paddingBottom: vars.space[20],
});
