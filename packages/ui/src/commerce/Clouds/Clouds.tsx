import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import * as styles from './Clouds.css.ts';

/** The widths, in px, in which both pictures exist. */
const widths = [320, 480, 720] as const;

export interface CloudsProps extends Omit<PartProps<'div'>, 'children'> {
  /** `md` above a sentence, `lg` as half of a page. Default `md`. */
  size?: 'md' | 'lg';
}

/**
 * Two clouds that drift past each other, 12 px in 6 s; they stand still where motion is reduced.
 *
 * Use it where the shop has nothing to show; within a list without entries, use `EmptyCloud`.
 */
export function Clouds({ size = 'md', className, ...rest }: CloudsProps) {
  return (
    <div className={cx(styles.root({ size }), className)} {...rest}>
      {[
        { src: '/images/cloud-small.png', height: 332 },
        { src: '/images/cloud.png', height: 278 },
      ].map(({ src, height }) => (
        <Picture
          key={src}
          className={styles.cloud}
          src={src}
          alt=""
          widths={widths}
          night={widths}
          sizes={size === 'md' ? '18rem' : '31rem'}
          width={720}
          height={height}
        />
      ))}
    </div>
  );
}
