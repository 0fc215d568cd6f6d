import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

/** The card has the storefront's background. */
export const paper = style({
  backgroundColor: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.default}`,
});
