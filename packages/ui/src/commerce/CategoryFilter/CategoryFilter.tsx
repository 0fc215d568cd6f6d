import { useId } from 'react';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { CurrentMark } from '../CurrentMark/CurrentMark.tsx';
import * as styles from './CategoryFilter.css.ts';

export interface CategoryFilterProps extends Omit<PartProps<'nav'>, 'children'> {
  /** The categories on offer, in order. */
  categories: readonly string[];
  /** How many products each category holds; 0 where it is missing. */
  counts: ReadonlyMap<string, number>;
  /** How many products all of them hold. */
  total: number;
  /** The category shown; `null` means all. */
  value: string | null;
  /** Address of a category's products; `null` asks for that of all products. */
  hrefOf: (category: string | null) => string;
}

/**
 * The categories as links with their number of products, « Toutes les catégories » first.
 *
 * Use it among the filters; for pictures that invite into a category, use `CategoryTiles`.
 */
export function CategoryFilter({ categories, counts, total, value, hrefOf, className, ...rest }: CategoryFilterProps) {
  const headingId = useId();
  const choices = [
    { category: null, label: 'Toutes les catégories', count: total },
    ...categories.map((category) => ({ category, label: category, count: counts.get(category) ?? 0 })),
  ];
  return (
    <nav aria-labelledby={headingId} className={className} {...rest}>
      <p id={headingId} className={styles.heading}>
        Catégorie
      </p>
      <ul>
        {choices.map(({ category, label, count }) => (
          <li key={label} className={styles.choice} data-current={category === value || undefined}>
            {category === value && <CurrentMark className={styles.mark} />}
            <Link
              className={styles.link}
              href={hrefOf(category)}
              aria-current={category === value ? 'page' : undefined}
            >
              {label}
            </Link>
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
