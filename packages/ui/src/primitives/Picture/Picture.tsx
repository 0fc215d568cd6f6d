import { preload } from 'react-dom';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { media } from '../../styles/media.ts';
import * as styles from './Picture.css.ts';

export interface PictureProps extends PartProps<'picture'> {
  /** Address of the original: `/images/products/product-3.png`. Its resized copies are beside it. */
  src: string;
  /** Describes what it shows; empty where the text beside it says the same. */
  alt: string;
  /** Widths in px that exist as `<name>-<width>.avif` and `.webp`, ascending; none for a picture that has no copies. */
  widths: readonly number[];
  /** Widths in px that exist as `<name>-night-<width>.avif`: the same by lamp light, shown in dark mode. Without it the picture is dimmed there. */
  night?: readonly number[] | undefined;
  /** Address of the original that is shown by lamp light, where it is another one. Default `src`. */
  nightOf?: string;
  /** How wide it is shown, as the `sizes` attribute: `(min-width: 1024px) 25vw, 100vw`. */
  sizes: string;
  /** Width of the original in px, for its aspect ratio. */
  width: number;
  /** Height of the original in px. */
  height: number;
  /** For the first visible picture: it loads at once and before others; with a media query, in the windows that show it. */
  priority?: boolean | string;
}

/**
 * A photograph that fills its box and is cropped to it (`object-fit: cover`); `object-position` is taken from the root.
 *
 * Use it for photographs; for symbols, use `Icon`.
 */
export function Picture({
  src,
  alt,
  widths,
  night,
  nightOf = src,
  sizes,
  width,
  height,
  priority = false,
  className,
  ...rest
}: PictureProps) {
  const name = nameOf(src);
  const copies = (format: string) => copiesOf(name, widths, format);
  const byLamp = night && copiesOf(`${nameOf(nightOf)}-night`, night, 'avif');
  const original = widths.length > 0 ? `${name}-${Math.max(...widths)}.webp` : src;
  // In the head of a prerendered page, so that it is requested before the body has arrived, in the format that will be
  // shown.
  if (priority) {
    const first = (imageSrcSet: string, ...queries: string[]) =>
      preload(original, {
        as: 'image',
        type: 'image/avif',
        imageSrcSet,
        imageSizes: sizes,
        fetchPriority: 'high',
        media: [...queries, ...(priority === true ? [] : [priority])].join(' and ') || undefined,
      });
    first(copies('avif'), ...(byLamp ? [media.light] : []));
    if (byLamp) first(byLamp, media.dark);
  }
  return (
    <picture className={cx(styles.root, className)} {...rest}>
      {byLamp && <source media={media.dark} type="image/avif" srcSet={byLamp} sizes={sizes} />}
      <source type="image/avif" srcSet={copies('avif')} sizes={sizes} />
      <img
        className={cx(styles.image, byLamp !== undefined && styles.byLamp)}
        alt={alt}
        srcSet={copies('webp')}
        sizes={sizes}
        src={original}
        width={width}
        height={height}
        loading={priority === true ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'auto' : 'async'}
      />
    </picture>
  );
}

/** An address without its suffix. */
const nameOf = (address: string): string => address.replace(/\.\w+$/, '');

const copiesOf = (name: string, widths: readonly number[], format: string): string =>
  widths.map((width) => `${name}-${width}.${format} ${width}w`).join(', ');
