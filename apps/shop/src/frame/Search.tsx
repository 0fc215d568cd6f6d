import { SearchDialog, type SearchDialogProps } from '@nuee/ui';
import { useLayoutEffect } from 'react';
import { type CatalogueData, cataloguePage } from '../pageData.ts';
import { usePageData } from './usePageData.ts';

interface SearchProps extends Pick<SearchDialogProps, 'open' | 'onOpenChange' | 'firstQuery'> {
  /** Called when it has opened and its field has the focus. */
  onShown: () => void;
}

/** The search over the whole catalogue. */
export default function Search({ onShown, ...props }: SearchProps) {
  const { products = [] } = usePageData<CatalogueData>(cataloguePage) ?? {};
  const { open } = props;
  // The dialog opens in its own layout effect, which runs before this one.
  useLayoutEffect(() => {
    if (open) onShown();
  }, [open, onShown]);
  return <SearchDialog products={products} {...props} />;
}
