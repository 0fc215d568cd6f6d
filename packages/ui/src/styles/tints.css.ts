import { createThemeContract } from '@vanilla-extract/css';
import { layered } from './layered.ts';
import { productTints, washShare } from './palette.ts';
import { vars } from './vars.css.ts';

const { style } = layered('reset');

/**
 * `tint`: the background of a picture and of a category badge. `ink`: the text on it. Both are set by a class of
 * `tints`.
 */
export const tintVars = createThemeContract({ tint: null, ink: null });

/** The background of a product's text on its own page. */
export const wash = `color-mix(in srgb, ${tintVars.tint} ${washShare * 100}%, ${vars.color.bg.surface})`;

const lightDark = ([light, dark]: readonly [string, string]): string => `light-dark(${light}, ${dark})`;

const tintClass = ({ tint, ink }: (typeof productTints)[keyof typeof productTints]): string =>
  style({ vars: { [tintVars.tint]: lightDark(tint), [tintVars.ink]: lightDark(ink) } });

/** One class per product id of the colour chart; `none` for a product outside it. */
export const tints = {
  1: tintClass(productTints[1]),
  2: tintClass(productTints[2]),
  3: tintClass(productTints[3]),
  4: tintClass(productTints[4]),
  5: tintClass(productTints[5]),
  6: tintClass(productTints[6]),
  7: tintClass(productTints[7]),
  8: tintClass(productTints[8]),
  9: tintClass(productTints[9]),
  10: tintClass(productTints[10]),
  none: style({ vars: { [tintVars.tint]: vars.color.bg.sunken, [tintVars.ink]: vars.color.fg.muted } }),
};
