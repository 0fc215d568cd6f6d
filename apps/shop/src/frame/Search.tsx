import { SearchDialog, type SearchDialogProps } from '@nuee/ui';
import { type CatalogueData, cataloguePage } from '../pageData.ts';
import { usePageData } from './usePageData.ts';

/** The search over the whole catalogue. */
export default function Search(props: Pick<SearchDialogProps, 'open' | 'onOpenChange' | 'firstQuery'>) {
  const { products = [] } = usePageData<CatalogueData>(cataloguePage) ?? {};
  return <SearchDialog products={products} {...props} />;
}
