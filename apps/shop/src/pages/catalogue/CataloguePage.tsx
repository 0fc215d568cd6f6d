import { categoryPath } from '@nuee/domain';
import { CatalogueIntro } from '@nuee/ui';
import { Fold } from '../../frame/Fold.tsx';
import { afterTouch, Later } from '../../frame/Later.tsx';
import { PageHead } from '../../frame/PageHead.tsx';
import { useFilters } from './useFilters.ts';

const Catalogue = afterTouch(() => import('./LaterCatalogue.tsx'));

export default function CataloguePage() {
  const { filters, change, keep } = useFilters();
  const { category } = filters;
  return (
    <>
      <PageHead
        title={category ?? 'Catalogue'}
        description="Dix e-liquides premium, fruités, gourmands, mentholés ou classiques, de 10 à 100 ml."
        canonical={category === null ? '/catalogue' : categoryPath(category)}
      />
      <CatalogueIntro />
      <Fold />
      <Later below="cards">
        <Catalogue filters={filters} onFiltersChange={change} onFiltersCommit={keep} />
      </Later>
    </>
  );
}
