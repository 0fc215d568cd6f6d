import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const preview = style({ overflowWrap: 'anywhere' });

export const summary = style({
  ...typography.small,
  paddingBlock: vars.space[8],
  cursor: 'pointer',
  fontWeight: vars.weight.label,
});
