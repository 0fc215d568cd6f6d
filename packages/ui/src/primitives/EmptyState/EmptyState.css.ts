import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  minHeight: '20rem',
  paddingBlock: vars.space[56],
  paddingInline: vars.space[24],
  border: `1px solid ${vars.color.border.default}`,
  textAlign: 'center',
  textWrap: 'balance',
});

export const icon = style({ color: vars.color.fg.goldText });

export const action = style({ paddingTop: vars.space[12] });
