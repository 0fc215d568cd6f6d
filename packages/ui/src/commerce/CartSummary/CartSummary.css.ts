import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const secure = style({
  ...typography.caption,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  color: vars.color.fg.muted,
});
