import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');
const { bg, fg } = vars.color;

export const root = style({
  ...typography.button,
  position: 'fixed',
  top: vars.space[12],
  left: vars.space[12],
  zIndex: vars.z.toast,
  paddingBlock: vars.space[12],
  paddingInline: vars.space[20],
  borderRadius: vars.radius.control,
  backgroundColor: bg.raised,
  color: fg.default,
  // Moved out of the window rather than hidden: it is painted in its place as soon as it has the focus.
  selectors: {
    '&:focus': { boxShadow: vars.shadow.toast },
    '&:not(:focus)': { transform: `translateY(calc(-100% - ${vars.space[24]}))` },
  },
  '@media': { print: { display: 'none' } },
});
