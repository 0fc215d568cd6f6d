import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

/** A sandboxed document can't say how high it is: it scrolls in itself. */
export const mail = style({
  display: 'block',
  width: '100%',
  height: '60dvh',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.officeControl,
});
