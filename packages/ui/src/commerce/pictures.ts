import { type Category, focusOf, type PagePicture, type Product } from '@nuee/domain';
import type { PictureProps } from '../primitives/Picture/Picture.tsx';
import { leadingProduct } from '../styles/leadingProduct.ts';

/** What `Picture` takes of an owner's picture: cropped around the point that she chose, wherever it stands. */
export const ownPicture = ({ image, alt, widths, x, y }: PagePicture) => ({
  src: image,
  alt,
  widths,
  style: { objectPosition: `${x}% ${y}%` },
});

/** The widths, in px, in which the product pictures exist (square). */
const productPictureWidths = [320, 480, 640, 960, 1200, 1600] as const;

/** The widths, in px, in which each bottle of the demonstration exists by lamp light, and its two further pictures (square). */
const nightPictureWidths = [320, 480, 640, 960, 1200, 1440] as const;

/** What `Picture` takes of a product's picture. */
export const productPicture = ({
  image,
  imageWidths,
  focus,
}: Pick<Product, 'image'> & { imageWidths?: readonly number[] | undefined; focus?: string | undefined }) => ({
  src: image,
  widths: imageWidths ?? productPictureWidths,
  night: nightWidthsOf(image),
  style: { objectPosition: focus },
});

/** What a product's bottle is called on its way from a card to its page. */
export const bottleName = ({ id }: Pick<Product, 'id'>): string => `flacon-${id}`;

/** What `Picture` takes of one of the further pictures of a bottle of the demonstration. */
const furtherPicture = (image: string, kind: 'aromas' | 'macro') => ({
  src: image.replace('.png', `-${kind}.png`),
  widths: nightPictureWidths,
});

/** Its three flavours on paper. */
export const aromasPicture = ({ image }: Pick<Product, 'image'>) => furtherPicture(image, 'aromas');

/** Its shoulder, collar and name from near. */
export const macroPicture = ({ image }: Pick<Product, 'image'>) => furtherPicture(image, 'macro');

/** One of the pictures of a product, and its name beside the others: « Arômes ». */
export interface ProductView extends Pick<PictureProps, 'src' | 'widths' | 'night' | 'style'> {
  label: string;
  /** What it shows. Default the name of the product, and the label where it isn't the first one. */
  alt?: string;
}

/** The picture of a product, and the further ones of a bottle of the demonstration. */
export const bottleViews = (product: Pick<Product, 'image' | 'imageWidths'>): ProductView[] => [
  { ...productPicture(product), label: 'Flacon' },
  ...(bottleIdOf(product.image) === undefined
    ? []
    : [
        { ...aromasPicture(product), label: 'Arômes' },
        { ...macroPicture(product), label: 'De près' },
      ]),
];

/** The pictures of a product as its owner has described them; `undefined` where she has said nothing of them. */
export const ownViews = ({ pictures }: Pick<Product, 'pictures'>): ProductView[] | undefined =>
  pictures?.map(({ image, widths, alt, ...point }, place) => {
    const view = productPicture({ image, imageWidths: widths, focus: focusOf(point) });
    const label = `Vue\u00a0${place + 1}`;
    return alt === '' ? { ...view, label } : { ...view, label: `${label}\u00a0: ${alt}`, alt };
  });

/** What `Picture` takes of the picture of a bottle as it was sold, which is written down without its widths. */
export const soldPicture = (image: string) => ({
  src: image,
  widths: nightWidthsOf(image) ? productPictureWidths : ([320, 480] as const),
  night: nightWidthsOf(image),
});

/** The widths in which a product's picture exists by lamp light: an owner's has none. */
const nightWidthsOf = (image: string): readonly number[] | undefined =>
  bottleIdOf(image) === undefined ? undefined : nightPictureWidths;

/** The product whose bottle of the demonstration a picture shows. */
export const bottleIdOf = (image: string): string | undefined =>
  /^\/images\/products\/product-(\d+)\.png$/.exec(image)?.[1];

/** The widths, in px, in which the category pictures exist (4:5). */
const categoryPictureWidths = [320, 480, 640, 960, 1440] as const;

/** What `Picture` takes of a category's picture: in dark mode one of the demonstration gives way to the bottle that stands for it. */
export const categoryPicture = ({ id, image, imageWidths }: Pick<Category, 'id' | 'image' | 'imageWidths'>) => ({
  src: image,
  widths: imageWidths ?? categoryPictureWidths,
  ...(image === `/images/categories/category-${id}.png` && {
    night: nightPictureWidths,
    nightOf: `/images/products/product-${leadingProduct[id]}.png`,
  }),
});

/** The widths, in px, in which the picture of the home page exists (16:9). */
export const heroPictureWidths = [320, 480, 640, 960, 1200, 1600, 2160, 2880] as const;

/** The widths, in px, in which the banner of the catalogue exists (3:1). */
export const bannerPictureWidths = [640, 960, 1200, 1600, 2160, 2880] as const;

/** The widths, in px, in which the picture of « Notre Histoire » exists (3:2). */
export const aboutPictureWidths = [320, 480, 640, 960, 1200, 1800, 2400] as const;
