import { categoriesOf, categoryPath, countByCategory, defaultFilters, filterProducts, products } from '@nuee/domain';
import { CatalogueFrame, CatalogueIntro, LinkProvider, ProductGrid } from '@nuee/ui';
import { useDeferredValue, useMemo } from 'react';
import { afterTouch, Later } from '../../frame/Later.tsx';
import { PageHead } from '../../frame/PageHead.tsx';
import { FilterLink } from './FilterLink.tsx';
import { filteredPath } from './filterQuery.ts';
import { useFilters } from './useFilters.ts';

const CatalogueFilters = afterTouch(() => import('./LaterFilters.tsx'));

const categories = categoriesOf(products);
const counts = countByCategory(products);

export default function CataloguePage() {
  const { filters, change, keep } = useFilters();
  const { category } = filters;
  // The thumb follows the finger at once, the products as soon as there is time.
  const settled = useDeferredValue(filters);
  const shown = useMemo(() => filterProducts(products, settled), [settled]);
  const grid = useMemo(() => <ProductGrid products={shown} headingLevel={2} />, [shown]);

  return (
    <>
      <PageHead
        title={category ?? 'Catalogue'}
        description="Dix e-liquides premium, fruités, gourmands, mentholés ou classiques, de 10 à 100 ml."
        canonical={category === null ? '/catalogue' : categoryPath(category)}
      />
      <CatalogueIntro />
      <CatalogueFrame
        count={shown.length}
        onReset={() => keep(defaultFilters)}
        filters={
          <LinkProvider component={FilterLink}>
            <Later>
              <CatalogueFilters
                categories={categories}
                counts={counts}
                total={products.length}
                value={filters}
                hrefOf={(next) => filteredPath({ ...filters, category: next })}
                onValueChange={change}
                onValueCommit={keep}
              />
            </Later>
          </LinkProvider>
        }
      >
        {grid}
      </CatalogueFrame>
    </>
  );
}
