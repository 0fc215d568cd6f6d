import { cx } from '../internal/cx.ts';
import { productTint } from '../styles/tint.ts';
import { edge } from './bottleEdge.css.ts';
import { bottleIdOf } from './pictures.ts';

/** What gives a line of a cart or an order its colours: lines keep the picture of their product, not its tint. */
export const bottleTint = (image: string): string => productTint({ id: bottleIdOf(image) ?? '' }).className;

/** The edge of such a line, 4 px in the tint of its bottle: below each other they are a colour chart. */
export const bottleEdge = (image: string): string => cx(edge, bottleTint(image));
