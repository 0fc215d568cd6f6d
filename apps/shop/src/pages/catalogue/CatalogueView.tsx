import {
  type Category,
  categoriesOf,
  countUnderFilters,
  defaultFilters,
  type CatalogueFilters as Filters,
  filterProducts,
  type ProductSummary,
} from '@nuee/domain';
import { CatalogueFilters, CatalogueFrame, LinkProvider, ProductGrid } from '@nuee/ui';
import { useDeferredValue, useMemo } from 'react';
import { isDemonstration } from '../../site.ts';
import { FilterLink } from './FilterLink.tsx';
import { filteredPath } from './filterQuery.ts';

export interface CatalogueViewProps {
  products: readonly ProductSummary[];
  /** All categories of the shop; those with a product are offered. */
  categories: readonly Category[];
  filters: Filters;
  /** Called at each step of a change. */
  onFiltersChange: (next: Filters) => void;
  /** Called once when a change is complete. */
  onFiltersCommit: (next: Filters) => void;
}

/** Filters and products, ten or thousands: the cost of a filter step doesn't depend on their number. */
export function CatalogueView({ products, categories, filters, onFiltersChange, onFiltersCommit }: CatalogueViewProps) {
  // The thumb follows the finger at once, the products when the browser has time.
  const settled = useDeferredValue(filters);
  const shown = useMemo(() => filterProducts(products, settled), [products, settled]);
  const grid = useMemo(() => <ProductGrid products={shown} headingLevel={2} />, [shown]);
  const offered = useMemo(() => categoriesOf(products, categories), [products, categories]);
  const { counts, total } = useMemo(() => countUnderFilters(products, settled), [products, settled]);
  return (
    <CatalogueFrame
      count={shown.length}
      value={filters}
      onValueCommit={onFiltersCommit}
      onReset={() => onFiltersCommit(defaultFilters)}
      filters={
        <LinkProvider component={FilterLink}>
          <CatalogueFilters
            categories={offered}
            counts={counts}
            total={total}
            value={filters}
            badges={isDemonstration || products.some(({ isNew, isBestSeller }) => isNew || isBestSeller)}
            hrefOf={(next) => filteredPath({ ...filters, category: next })}
            onValueChange={onFiltersChange}
            onValueCommit={onFiltersCommit}
          />
        </LinkProvider>
      }
    >
      {grid}
    </CatalogueFrame>
  );
}
