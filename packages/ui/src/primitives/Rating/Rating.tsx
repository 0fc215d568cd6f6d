import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { StarIcon } from '../Icon/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Rating.css.ts';

const stars = [1, 2, 3, 4, 5] as const;

export interface RatingProps extends Omit<PartProps<'span'>, 'children'> {
  /** How many stars of five, a whole number from 1 to 5. */
  value: number;
}

/**
 * A rating out of five stars, also said in words.
 *
 * Use it to show a rating; it doesn't ask for one: for a choice, use `OptionGroup`.
 */
export function Rating({ value, className, ...rest }: RatingProps) {
  return (
    <span className={cx(styles.root, className)} {...rest}>
      <VisuallyHidden>{value} sur 5</VisuallyHidden>
      {stars.map((star) => (
        <StarIcon key={star} size={16} fill={star <= value ? 'currentColor' : 'none'} />
      ))}
    </span>
  );
}
