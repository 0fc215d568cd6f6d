import type { Category, Tint } from '@nuee/domain';
import type { CSSProperties } from 'react';
import { leadingProduct } from './leadingProduct.ts';
import { tints, tintVars } from './tints.css.ts';

const tintOfProduct: Readonly<Record<string, string>> = tints;

/** Sets `tintVars`: a class, or an inline style where the owner's picture has its own colours. */
interface Tinted {
  className: string;
  style?: CSSProperties;
}

/**
 * What gives a product its colours; a product outside the colour chart and without a picture of its own gets a neutral
 * background.
 */
export const productTint = ({ id, tint }: { id: string; tint?: Tint | undefined }): Tinted =>
  tint ? ownTint(tint) : { className: tintOfProduct[id] ?? tints.none };

/** What gives a category its colours. */
export const categoryTint = (category: Pick<Category, 'id' | 'tint'> | undefined): Tinted =>
  productTint({ id: leadingProduct[category?.id ?? ''] ?? '', tint: category?.tint });

const ownTint = ({ tint, ink }: Tint): Tinted => ({
  className: tints.none,
  style: { [nameOf(tintVars.tint)]: lightDark(tint), [nameOf(tintVars.ink)]: lightDark(ink) },
});

/** `var(--tint)` as the name of a property: `--tint`. */
const nameOf = (variable: string): string => variable.slice('var('.length, -1);

const lightDark = ([light, dark]: Tint['tint']): string => `light-dark(${light}, ${dark})`;
