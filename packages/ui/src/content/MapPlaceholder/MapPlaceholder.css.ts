import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  height: '16.25rem',
  border: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.bg.sunken,
});

export const icon = style({ color: vars.color.fg.goldText });

export const label = style({ ...typography.small, color: vars.color.fg.muted });
