import {
  type AdminProduct,
  currentPrice,
  formatPrice,
  formatShortDate,
  type ProductColumn,
  pricesVary,
  productPath,
  type Sort,
  togglePublishedLabel,
} from '@nuee/domain';
import { useMemo } from 'react';
import { productPicture } from '../../commerce/pictures.ts';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import {
  ArrowUpRightIcon,
  DraftIcon,
  EyeIcon,
  EyeOffIcon,
  LayersIcon,
  ParcelIcon,
  TrashIcon,
} from '../../primitives/Icon/icons.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Table, type TableColumn, type TableProps } from '../../primitives/Table/Table.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { productHref } from '../adminLinks.ts';
import * as cells from '../cells.css.ts';
import { countOf } from '../countOf.ts';
import { ProductStatus } from '../ProductStatus/ProductStatus.tsx';
import { RowMenu } from '../RowMenu/RowMenu.tsx';
import { StockLevel } from '../StockLevel/StockLevel.tsx';
import * as styles from './ProductsTable.css.ts';

export interface ProductsTableProps
  extends Omit<
    TableProps<AdminProduct>,
    'label' | 'columns' | 'rows' | 'rowKey' | 'stacked' | 'sort' | 'onSortChange' | 'count'
  > {
  /** The products of one page, filtered and sorted. */
  products: readonly AdminProduct[];
  /** The number of products on all pages. Default the number shown. */
  total?: number;
  /** Whether there are more than `total`. Default `false`. */
  capped?: boolean;
  /** How the rows are sorted; `null` for their original order. */
  sort?: Sort<ProductColumn> | null;
  /** Called with the requested sort. Without it no header sorts. */
  onSortChange?: (next: Sort | null) => void;
  /** Called with the product to publish or unpublish. Without it nobody may. */
  onTogglePublished?: ((product: AdminProduct) => void) | undefined;
  /** Whether they are a live shop’s, whose menu says that a product becomes a draft. Default `false`. */
  live?: boolean;
  /** Called to add a draft like a product. Without it nobody may. */
  onDuplicate?: ((product: AdminProduct) => void) | undefined;
  /** Called to delete a product; the page asks for confirmation first. Without it nobody may. */
  onDelete?: ((product: AdminProduct) => void) | undefined;
}

/**
 * The products of the shop (specification, section 2).
 *
 * Use it where products are managed; to show them to a visitor, use `ProductGrid`.
 */
export function ProductsTable({
  products,
  capped = false,
  total = products.length,
  live = false,
  onTogglePublished,
  onDuplicate,
  onDelete,
  ...rest
}: ProductsTableProps) {
  const columns = useMemo(
    () => columnsOf({ live, onTogglePublished, onDuplicate, onDelete }),
    [live, onTogglePublished, onDuplicate, onDelete],
  );
  return (
    <Table
      label="Produits"
      columns={columns}
      rows={products}
      rowKey={rowKey}
      stacked={styles.stacked}
      unsorted="Plus récents"
      count={countOf(total, 'produit', capped)}
      empty={<EmptyState icon={<ParcelIcon size={32} />} title="Aucun produit trouvé" />}
      {...rest}
    />
  );
}

const rowKey = (product: AdminProduct): string => product.id;

type Actions = Pick<ProductsTableProps, 'live' | 'onTogglePublished' | 'onDuplicate' | 'onDelete'>;

const columnsOf = ({
  live,
  onTogglePublished,
  onDuplicate,
  onDelete,
}: Actions): readonly TableColumn<AdminProduct>[] => [
  {
    id: 'produit',
    header: 'Produit',
    sortable: true,
    area: 'produit',
    width: '24%',
    cell: (product) => (
      <span className={styles.product}>
        <Picture {...productPicture(product)} alt="" sizes="48px" width={320} height={320} className={styles.picture} />
        <span>
          <Link href={productHref(product)} className={cells.name}>
            {product.name}
          </Link>
          <span className={cx(cells.aside, cells.wideOnly)}>{product.slug}</span>
          <span className={cx(cells.aside, cells.stackedOnly)}>
            {`${product.category} · `}
            <time dateTime={product.createdAt}>{formatShortDate(product.createdAt)}</time>
          </span>
        </span>
      </span>
    ),
  },
  { id: 'categorie', header: 'Catégorie', sortable: true, width: '16%', cell: ({ category }) => category },
  {
    id: 'prix',
    header: 'Prix',
    sortable: true,
    align: 'end',
    area: 'prix',
    width: '14%',
    cell: (product) => (
      <span className={cx(cells.amount, cells.stackedMiddle)}>
        {product.discountPrice !== undefined && (
          <>
            <VisuallyHidden>{'Prix habituel\u00a0: '}</VisuallyHidden>
            <s className={cells.struck}>{formatPrice(product.price)}</s>
            <VisuallyHidden>{'Prix réduit\u00a0: '}</VisuallyHidden>
          </>
        )}
        <span>
          {pricesVary(product) && 'dès '}
          {formatPrice(currentPrice(product))}
        </span>
      </span>
    ),
  },
  {
    id: 'stock',
    header: 'Stock',
    align: 'end',
    sortable: true,
    width: '12%',
    cell: ({ stock }) => <StockLevel stock={stock} />,
  },
  {
    id: 'date',
    header: 'Date de création',
    sortable: true,
    width: '14%',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className={cells.quiet}>
        {formatShortDate(createdAt)}
      </time>
    ),
  },
  {
    id: 'statut',
    header: 'Statut',
    sortable: true,
    area: 'etat',
    width: '12%',
    cell: ({ published, status, stock }) => (
      <span className={styles.states}>
        <ProductStatus published={published} status={status} />
        <StockLevel stock={stock} className={cells.stackedOnly} />
      </span>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    area: 'actions',
    width: '8%',
    cell: (product) => (
      <RowMenu subject={product.name}>
        <Menu.Link href={productPath(product)} icon={<ArrowUpRightIcon size={18} />}>
          Voir sur le site
        </Menu.Link>
        <Menu.Link href={productHref(product)} icon={<DraftIcon size={18} />}>
          {onTogglePublished ? 'Modifier' : 'Ouvrir'}
        </Menu.Link>
        {onTogglePublished && (
          <Menu.Item
            icon={product.published ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
            onSelect={() => onTogglePublished(product)}
          >
            {togglePublishedLabel(product, live)}
          </Menu.Item>
        )}
        {onDuplicate && (
          <Menu.Item icon={<LayersIcon size={18} />} onSelect={() => onDuplicate(product)}>
            Dupliquer
          </Menu.Item>
        )}
        {onDelete && <Menu.Separator />}
        {onDelete && (
          <Menu.Item tone="critical" icon={<TrashIcon size={18} />} onSelect={() => onDelete(product)}>
            Supprimer
          </Menu.Item>
        )}
      </RowMenu>
    ),
  },
];
