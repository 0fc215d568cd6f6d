/** The pictures that an owner shows of a product: the first one stands on its card. */

/** The picture of a product that has none of its own. */
export const defaultProductImage = '/images/products/default-product.png';

/** How many a product may have: its page shows them beside each other. */
export const mostPictures = 6;

/** The most letters of the text in place of a picture. */
export const longestAlt = 200;

export interface ProductPicture {
  image: string;
  /** In px: those that exist beside `image`; absent for a built-in picture. */
  widths?: number[] | undefined;
  /** What it shows, for those who don't see it; empty where nobody has written it. */
  alt: string;
  /** The point that stays in sight wherever the shop crops it, in percent from the left and from the top. */
  x: number;
  y: number;
}

interface Pictured {
  readonly image: string;
  readonly imageWidths?: readonly number[] | undefined;
  readonly pictures?: readonly ProductPicture[] | undefined;
}

/** A picture as it is once it was sent. */
export interface SentPicture {
  image: string;
  widths?: readonly number[] | undefined;
}

/** A picture about which nobody has said anything yet. */
export const newPicture = ({ image, widths }: SentPicture): ProductPicture => ({
  image,
  ...(widths && { widths: [...widths] }),
  alt: '',
  x: 50,
  y: 50,
});

/** All pictures of a product, also of one that has only ever had a single one; none where it has that of the house. */
export function picturesOf({ image, imageWidths, pictures }: Pictured): ProductPicture[] {
  if (pictures) return pictures.map((picture) => ({ ...newPicture(picture), ...textAndPoint(picture) }));
  return image === defaultProductImage ? [] : [newPicture({ image, widths: imageWidths })];
}

const textAndPoint = ({ alt, x, y }: ProductPicture) => ({ alt: alt.trim(), x, y });

/** As `object-position`; `undefined` in the middle. */
export const focusOf = ({ x, y }: Pick<ProductPicture, 'x' | 'y'>): string | undefined =>
  x === 50 && y === 50 ? undefined : `${x}% ${y}%`;

/** The pictures with one of them a place earlier or later. */
export function movePicture(pictures: readonly ProductPicture[], at: number, by: -1 | 1): ProductPicture[] {
  const moved = [...pictures];
  moved.splice(at + by, 0, ...moved.splice(at, 1));
  return moved;
}

/** « 2 images : le flacon, sans texte ». */
export function picturesText(pictures: readonly ProductPicture[]): string {
  if (pictures.length === 0) return 'Aucune image';
  const texts = pictures.map(({ alt }) => alt.trim() || 'sans texte').join(', ');
  return `${pictures.length}\u00a0image${pictures.length > 1 ? 's' : ''}\u00a0: ${texts}`;
}
