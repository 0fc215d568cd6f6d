import { products } from '@nuee/domain';
import { SearchDialog, type SearchDialogProps } from '@nuee/ui';

/** The search over the whole catalogue, which is loaded with it. */
export default function Search(props: Pick<SearchDialogProps, 'open' | 'onOpenChange' | 'firstQuery'>) {
  return <SearchDialog products={products} {...props} />;
}
