import { products } from '@nuee/domain';
import { CatalogueView, type CatalogueViewProps } from './CatalogueView.tsx';

/** The products under their filters: a file of its own, since the whole catalogue comes with it, later than the page. */
export default function LaterCatalogue(props: Omit<CatalogueViewProps, 'products'>) {
  return <CatalogueView products={products} {...props} />;
}
