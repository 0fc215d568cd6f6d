import {
  type AdminProduct,
  averagePriceLabel,
  productColumns,
  productStats,
  productsCsv,
  type Sort,
  sortFromValue,
  sortToValue,
} from '@nuee/domain';
import {
  Button,
  ConfirmDialog,
  FilterMenu,
  LayersIcon,
  ListToolbar,
  OutOfStockIcon,
  ParcelIcon,
  PlusIcon,
  ProductDialog,
  ProductsTable,
  Stack,
  StatisticsStrip,
  TagIcon,
} from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { memo, startTransition, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { download } from '../frame/download.ts';
import { useListAddress } from '../frame/useListAddress.ts';
import { useListPage } from '../frame/useListPage.ts';
import { usePrepared } from '../frame/usePrepared.ts';
import { useSelection } from '../frame/useSelection.ts';
import { categoriesAtom, productsAtom } from '../state/records.ts';

const addressed = ['recherche', 'categorie', 'tri', 'page'] as const;

const rowNames = { keyOf: ({ id }: AdminProduct): string => id, nameOf: ({ name }: AdminProduct): string => name };

/** All products: found, narrowed, sorted, taken along; added, published, deleted. */
export default function ProductsPage() {
  const { listings, records, toasts } = useAdmin();
  const { items, status: reading } = useAtomValue(productsAtom);
  const categories = useAtomValue(categoriesAtom);
  const [{ recherche, categorie, tri, page }, change] = useListAddress(addressed);
  const [adding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<AdminProduct>();
  const [deleted, setDeleted] = useState<AdminProduct>();
  const list = useRef<HTMLDivElement>(null);

  // The button that the dialog would give the focus back to is gone with its row.
  useEffect(() => {
    if (deleted) list.current?.focus();
  }, [deleted]);

  const query = useDeferredValue(recherche);
  const category = categories.find((name) => name === categorie) ?? null;
  const sort = useMemo(() => sortFromValue(tri, productColumns), [tri]);
  usePrepared(listings.products, items);
  const products = useMemo(
    () => listings.products.find(items, { query, sort, kind: category }),
    [listings, items, query, sort, category],
  );

  const [selection, picked] = useSelection(items, rowNames);
  const turnPage = useCallback((next: string) => change({ page: next }), [change]);
  const paging = useListPage(page, turnPage);
  const sortBy = useCallback((next: Sort | null) => change({ tri: sortToValue(next) }), [change]);
  const toggle = useCallback((product: AdminProduct) => records.toggleProduct(product.id), [records]);
  const exported = picked.length > 0 ? picked : products;

  return (
    <AdminPage title="Produits">
      <Figures products={items} loading={reading === 'loading'} />
      <Stack gap={12}>
        <ListToolbar
          searchLabel="Rechercher un produit"
          query={recherche}
          onQueryChange={(next) => change({ recherche: next })}
          selectedCount={picked.length}
          onExport={exported.length === 0 ? undefined : () => download('produits.csv', productsCsv(exported))}
          filter={
            <FilterMenu
              label="Toutes les catégories"
              options={[
                { value: '', label: 'Toutes les catégories' },
                ...categories.map((name) => ({ value: name, label: name })),
              ]}
              value={category ?? ''}
              onValueChange={(next) => change({ categorie: next })}
            />
          }
          action={
            // All those fields take a phone a moment: the press shows before they do.
            <Button size="sm" onClick={() => startTransition(() => setAdding(true))}>
              <PlusIcon size={16} />
              Ajouter un produit
            </Button>
          }
        />
        <Products
          ref={list}
          tabIndex={-1}
          products={products}
          loading={reading === 'loading' ? 'Chargement des produits' : undefined}
          selection={selection}
          sort={sort}
          onSortChange={sortBy}
          {...paging}
          onTogglePublished={toggle}
          onDelete={setDeleting}
        />
      </Stack>
      <ProductDialog
        open={adding}
        onOpenChange={setAdding}
        categories={categories}
        onRefuse={toasts.error}
        onAdd={(form) => {
          records.addProduct(form);
          setAdding(false);
        }}
      />
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={() => setDeleting(undefined)}
        question="Êtes-vous sûr de vouloir supprimer ce produit ?"
        confirmLabel="Supprimer"
        onConfirm={() => {
          if (deleting) records.deleteProduct(deleting.id);
          setDeleted(deleting);
          setDeleting(undefined);
        }}
      />
    </AdminPage>
  );
}

const Products = memo(ProductsTable);

interface FiguresProps {
  products: readonly AdminProduct[];
  loading: boolean;
}

const Figures = memo(function Figures({ products, loading }: FiguresProps) {
  const stats = productStats(products);
  return (
    <StatisticsStrip
      loading={loading}
      items={[
        {
          label: 'Total des produits',
          value: stats.total,
          detail: `${stats.published} ${stats.published > 1 ? 'publiés' : 'publié'}`,
          icon: <ParcelIcon size={18} />,
        },
        {
          label: 'Produits à réapprovisionner',
          value: stats.outOfStock,
          detail: 'en rupture de stock',
          icon: <OutOfStockIcon size={18} />,
        },
        {
          label: 'Prix moyen',
          value: averagePriceLabel(products),
          detail: 'prix de vente',
          icon: <TagIcon size={18} />,
        },
        {
          label: 'Catégories',
          value: stats.categories,
          detail: stats.categories > 1 ? 'distinctes' : 'distincte',
          icon: <LayersIcon size={18} />,
        },
      ]}
    />
  );
});
