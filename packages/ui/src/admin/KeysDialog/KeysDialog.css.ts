import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const keys = style({ display: 'grid', gap: vars.space[8] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[12],
});

export const name = style({
  ...typography.caption,
  display: 'inline-block',
  minWidth: '1.75rem',
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.officeControl,
  textAlign: 'center',
});
