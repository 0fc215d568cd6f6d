import { type Category, categoriesOf, categoryFromQuery, categoryPath, countByCategory, products } from '@nuee/domain';
import { CatalogueFrame, CatalogueIntro, CategoryFilter, ProductGrid, useHydrated } from '@nuee/ui';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../frame/PageHead.tsx';

const categories = categoriesOf(products);
const counts = countByCategory(products);
const hrefOf = (category: Category | null): string => (category === null ? '/catalogue' : categoryPath(category));

export default function CataloguePage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const category = (hydrated && categoryFromQuery(query.get('category'))) || null;
  const shown = category === null ? products : products.filter((product) => product.category === category);

  return (
    <>
      <PageHead
        title={category ?? 'Catalogue'}
        description="Dix e-liquides premium, fruités, gourmands, mentholés ou classiques, de 10 à 100 ml."
        canonical={hrefOf(category)}
      />
      <CatalogueIntro />
      <CatalogueFrame
        count={shown.length}
        filters={
          <CategoryFilter
            categories={categories}
            counts={counts}
            total={products.length}
            value={category}
            hrefOf={hrefOf}
          />
        }
      >
        <ProductGrid products={shown} headingLevel={2} />
      </CatalogueFrame>
    </>
  );
}
