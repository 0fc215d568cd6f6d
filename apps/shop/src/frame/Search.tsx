import { products } from '@nuee/domain';
import { SearchDialog } from '@nuee/ui';

interface SearchProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The search over the catalogue: a file of its own, since it is loaded when it is first asked for. */
export default function Search(props: SearchProps) {
  return <SearchDialog products={products} {...props} />;
}
