import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

export const area = style({ display: 'block', paddingBlock: vars.space[12], resize: 'vertical' });
