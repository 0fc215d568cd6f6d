import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { riseIn } from '../styles/motion.css.ts';
import { vars } from '../styles/vars.css.ts';

const { style } = layered('primitives');

export const rolling = style({
  display: 'inline-block',
  '@media': { [media.motion]: { animation: `${riseIn} ${vars.motion.base} ${vars.motion.enter}` } },
});
