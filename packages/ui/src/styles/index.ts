// For `.css.ts` files only: what they need to write rules. Importing the library's barrel there would attach every part's CSS.
export { type Layer, layered, layerOrder } from './layered.ts';
export { media } from './media.ts';
export { tintVars } from './tints.css.ts';
export { typography } from './typography.ts';
export { vars } from './vars.css.ts';
