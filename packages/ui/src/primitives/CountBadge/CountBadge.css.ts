import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

export const root = style({
  display: 'inline-block',
  minWidth: '1.25rem',
  paddingInline: vars.space[4],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bg.accent.default,
  color: vars.color.fg.onAccent,
  fontFamily: vars.font.sans,
  fontSize: '0.75rem',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.25rem',
  textAlign: 'center',
});
