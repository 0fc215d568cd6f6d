import { categoryPath, products } from '@nuee/domain';
import { CatalogueIntro } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { CatalogueView } from './CatalogueView.tsx';
import { useFilters } from './useFilters.ts';

export default function CataloguePage() {
  const { filters, change, keep } = useFilters();
  const { category } = filters;
  return (
    <>
      <PageHead
        title={category ?? 'Catalogue'}
        description="Dix e-liquides premium, fruités, gourmands, mentholés ou classiques, de 10 à 100&nbsp;ml."
        canonical={category === null ? '/catalogue' : categoryPath(category)}
      />
      <CatalogueIntro category={category} />
      <CatalogueView products={products} filters={filters} onFiltersChange={change} onFiltersCommit={keep} />
    </>
  );
}
