import { categoryPath, colourChart } from '@nuee/domain';
import { CatalogueIntro, ColourChart, Container, categoryIntros, EmptyCloud } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { usePageData } from '../../frame/usePageData.ts';
import type { CatalogueData } from '../../pageData.ts';
import { useShop } from '../../shop.ts';
import { CatalogueView } from './CatalogueView.tsx';
import { useFilters } from './useFilters.ts';

const everything = 'Nos e-liquides premium, fruités, gourmands, mentholés ou classiques, de 10 à 100\u00a0ml.';

export default function CataloguePage() {
  const { categories } = useShop().pages.site;
  const { products = [], page } = usePageData<CatalogueData>() ?? {};
  const { filters, change, keep } = useFilters(categories);
  const { category } = filters;
  return (
    <>
      <PageHead
        title={category ?? 'Catalogue'}
        description={page ? page.lead : (category !== null && categoryIntros[category]) || everything}
        canonical={category === null ? '/catalogue' : categoryPath(category)}
      />
      <CatalogueIntro
        category={category}
        product={products.find((product) => product.category === category)}
        page={page}
        chart={products.length > 1 && <ColourChart bands={colourChart(products)} />}
      />
      {products.length > 0 ? (
        <CatalogueView
          products={products}
          categories={categories}
          filters={filters}
          onFiltersChange={change}
          onFiltersCommit={keep}
        />
      ) : (
        <Container paddingTop={40} paddingBottom={{ base: 72, lg: 128 }}>
          <EmptyCloud title="Nos premiers e-liquides arrivent">Le catalogue se remplit. Revenez bientôt.</EmptyCloud>
        </Container>
      )}
    </>
  );
}
