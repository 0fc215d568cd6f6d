import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'grid',
  placeItems: 'center',
  height: '16.25rem',
  border: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.bg.sunken,
});

export const label = style({ ...typography.aside, color: vars.color.fg.muted });
