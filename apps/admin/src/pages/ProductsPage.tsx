import {
  type AdminProduct,
  averagePriceLabel,
  type ProductColumn,
  productColumns,
  productList,
  productStats,
  productsCsv,
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
import { memo, useCallback, useEffect, useState } from 'react';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { type ListOptions, useList } from '../frame/useList.tsx';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { categoriesAtom, productsAtom } from '../state/records.ts';

const list: ListOptions<AdminProduct, ProductColumn> = {
  rules: productList,
  columns: productColumns,
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  kindName: 'categorie',
  file: 'produits',
  toCsv: productsCsv,
};

/** All products: searched, filtered, sorted, exported; added, published, deleted. */
export default function ProductsPage() {
  const { records, toasts, unsaved } = useAdmin();
  const { items, status } = useAtomValue(productsAtom);
  const categories = useAtomValue(categoriesAtom);
  const { rows, kind, onKindChange, toolbar, table } = useList(items, list, categories);
  const [adding, setAdding] = useState(false);
  const [typed, setTyped] = useState(false);
  useUnsaved(typed);
  const [deleting, setDeleting] = useState<AdminProduct>();
  const [deleted, setDeleted] = useState<AdminProduct>();
  const toggle = useCallback((product: AdminProduct) => records.toggleProduct(product.id), [records]);

  // The button that the dialog would give the focus back to is gone with its row.
  const place = table.ref;
  useEffect(() => {
    if (deleted) place.current?.focus();
  }, [deleted, place]);

  return (
    <AdminPage title="Produits">
      <Figures products={items} loading={status === 'loading'} />
      <Stack gap={12}>
        <ListToolbar
          searchLabel="Rechercher un produit"
          {...toolbar}
          filter={
            <FilterMenu
              label="Toutes les catégories"
              options={[
                { value: '', label: 'Toutes les catégories' },
                ...categories.map((name) => ({ value: name, label: name })),
              ]}
              value={kind ?? ''}
              onValueChange={onKindChange}
            />
          }
          action={
            <Button size="sm" onClick={() => setAdding(true)}>
              <PlusIcon size={16} />
              Ajouter un produit
            </Button>
          }
        />
        <ProductsTable
          tabIndex={-1}
          products={rows}
          loading={status === 'loading' ? 'Chargement des produits' : undefined}
          {...table}
          onTogglePublished={toggle}
          onDelete={setDeleting}
        />
      </Stack>
      <ProductDialog
        open={adding}
        onOpenChange={() => unsaved.leave(() => setAdding(false))}
        categories={categories}
        onRefuse={toasts.error}
        onUnsavedChange={setTyped}
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
