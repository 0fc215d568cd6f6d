import { lineTotal, type OrderItem } from '@nuee/domain';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { bottleEdge } from '../bottleEdge.ts';
import { soldPicture } from '../pictures.ts';
import * as styles from './OrderLines.css.ts';

export interface OrderLinesProps extends Omit<PartProps<'ul'>, 'children'> {
  /** The lines, in the order of the cart. */
  items: readonly OrderItem[];
  /** `sm` within a panel, `md` where the lines have the page's width. */
  size?: 'sm' | 'md';
  /** What to do about a line that can't be ordered, by its id. */
  advice?: ReadonlyMap<string, string>;
}

/**
 * What was ordered, or is about to be, as read-only lines.
 *
 * Use it for lines that can no longer be changed; in the cart, use `CartLines`.
 */
export function OrderLines({ items, size = 'md', advice, className, ...rest }: OrderLinesProps) {
  return (
    <ul aria-label="Articles" {...rest} className={cx(styles.root, className)}>
      {items.map((item) => (
        <li key={item._id} className={cx(styles.line({ size }), bottleEdge(item.image))}>
          <Picture
            {...soldPicture(item.image)}
            alt=""
            sizes={size === 'sm' ? '56px' : '84px'}
            width={320}
            height={320}
            className={styles.picture({ size })}
          />
          <div className={styles.about}>
            <p className={styles.name({ size })}>{item.name}</p>
            <Text size={size === 'sm' ? 'caption' : 'small'} tone="muted">
              {`${item.size}\u00a0ml\u00a0· ${item.nicotineStrength}\u00a0mg/ml\u00a0· ×\u00a0${item.quantity}`}
            </Text>
            {advice?.has(item._id) && (
              <Text size="small" tone="critical">
                {advice.get(item._id)}
              </Text>
            )}
          </div>
          <Price amount={lineTotal(item)} className={styles.price({ size })} />
        </li>
      ))}
    </ul>
  );
}
