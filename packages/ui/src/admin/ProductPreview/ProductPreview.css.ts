import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

/** The card stands as in the storefront, on its paper. */
export const paper = style({
  backgroundColor: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.default}`,
});
