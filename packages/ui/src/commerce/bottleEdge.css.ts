import { layered } from '../styles/layered.ts';
import { tintVars } from '../styles/tints.css.ts';
import { vars } from '../styles/vars.css.ts';

const { style } = layered('commerce');

/** So thin, the tints of the night would vanish beside the page. */
const tint = `light-dark(${tintVars.tint}, color-mix(in srgb, ${tintVars.tint} 70%, ${tintVars.ink}))`;

// Not a border: it would be mitred where it meets the hairline below the line.
export const edge = style({ paddingLeft: vars.space[16], boxShadow: `inset ${vars.space[4]} 0 ${tint}` });
