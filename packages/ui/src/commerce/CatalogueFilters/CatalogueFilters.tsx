import { defaultFilters, type CatalogueFilters as Filters, priceRange } from '@nuee/domain';
import { useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { ResetIcon } from '../../primitives/Icon/icons.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Slider } from '../../primitives/Slider/Slider.tsx';
import { CategoryFilter } from '../CategoryFilter/CategoryFilter.tsx';
import * as styles from './CatalogueFilters.css.ts';

const switches = [
  { key: 'newOnly', label: 'Nouveautés uniquement' },
  { key: 'bestSellersOnly', label: 'Best-sellers uniquement' },
  { key: 'inStockOnly', label: 'En stock uniquement' },
] as const satisfies { key: keyof Filters; label: string }[];

const inEuros = (amount: number): string => `${amount}\u00a0€`;

export interface CatalogueFiltersProps extends Omit<PartProps<'div'>, 'children'> {
  /** The categories on offer, in order. */
  categories: readonly string[];
  /** How many products each category holds under the other filters. */
  counts: ReadonlyMap<string, number>;
  /** How many products all categories hold under the other filters. */
  total: number;
  /** The state of the filters. */
  value: Filters;
  /** Whether products are called new and best-sellers: only then can they be looked for. Default yes. */
  badges?: boolean;
  /** Address of the products of a category under the other filters; `null` asks for that of all categories. */
  hrefOf: (category: string | null) => string;
  /** Called at each change, and at each step while a price is being chosen. */
  onValueChange: (next: Filters) => void;
  /** Called when a change is complete: at once for a checkbox, on release of the thumb for a price. */
  onValueCommit?: (next: Filters) => void;
}

/**
 * The filters of the catalogue (category, price, new products, best-sellers, stock) and their reset.
 *
 * Use it for the catalogue; for the lists of the back office, use `ListToolbar`.
 */
export function CatalogueFilters({
  categories,
  counts,
  total,
  value,
  badges = true,
  hrefOf,
  onValueChange,
  onValueCommit,
  className,
  ...rest
}: CatalogueFiltersProps) {
  const priceId = useId();
  const set = (next: Filters) => {
    onValueChange(next);
    onValueCommit?.(next);
  };
  return (
    <div className={cx(styles.root, className)} {...rest}>
      <CategoryFilter categories={categories} counts={counts} total={total} value={value.category} hrefOf={hrefOf} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are two thumbs. */}
      <div role="group" aria-labelledby={priceId}>
        <p id={priceId} className={styles.heading}>
          Prix
        </p>
        <Slider
          labels={['Prix minimum', 'Prix maximum']}
          value={[value.minPrice, value.maxPrice]}
          onValueChange={([minPrice, maxPrice]) => onValueChange({ ...value, minPrice, maxPrice })}
          onValueCommit={([minPrice, maxPrice]) => onValueCommit?.({ ...value, minPrice, maxPrice })}
          formatValue={inEuros}
          {...priceRange}
        />
        <p className={styles.prices}>
          <span>
            De <span className={styles.price}>{inEuros(value.minPrice)}</span>
          </span>
          <span>
            à <span className={styles.price}>{inEuros(value.maxPrice)}</span>
          </span>
        </p>
      </div>
      <fieldset>
        <legend className={styles.heading}>Afficher</legend>
        {(badges ? switches : switches.slice(-1)).map(({ key, label }) => (
          <Checkbox
            key={key}
            className={styles.choice}
            label={label}
            checked={value[key]}
            onCheckedChange={(next) => set({ ...value, [key]: next })}
          />
        ))}
      </fieldset>
      <div>
        <LinkButton icon={<ResetIcon size={16} />} onClick={() => set(defaultFilters)}>
          Réinitialiser les filtres
        </LinkButton>
      </div>
    </div>
  );
}
