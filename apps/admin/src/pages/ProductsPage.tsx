import { type AdminProduct, emptyAdminProductForm, formatPrice, productColumns, productsCsv } from '@nuee/domain';
import {
  Button,
  ConfirmDialog,
  FilterMenu,
  Inline,
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
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { useMay } from '../data/session.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useList } from '../frame/useList.tsx';
import { useLive } from '../frame/useLive.ts';
import { useLeave, useUnsaved } from '../frame/useUnsaved.ts';
import { useCategoryNames } from '../products/categoryQueries.ts';
import { useProductCommands, useProductFigures } from '../products/queries.ts';
import { productRows } from '../products/rows.ts';

const list = {
  nameOf: ({ name }: AdminProduct) => name,
  kindName: 'categorie',
  file: 'produits',
  filterRules: { etat: (value: string) => stateOptions.some((known) => known.value === value) },
  toCsv: productsCsv,
};

const liveForm = emptyAdminProductForm(true);

const stateOptions = [
  { value: '', label: 'Tous' },
  { value: 'published', label: 'Publiés' },
  { value: 'draft', label: 'Brouillons' },
  { value: 'archived', label: 'Archivés' },
  { value: 'lowStock', label: 'Stock faible' },
  { value: 'outOfStock', label: 'En rupture' },
];

/** The list of products: search, filter, sort, export; adding, publishing and deleting. */
export default function ProductsPage() {
  const { toasts } = useAdmin();
  const navigate = useNavigate();
  const leave = useLeave();
  const commands = useProductCommands();
  const categories = useCategoryNames();
  const mayWrite = useMay()('products.write');
  const isLive = useLive();
  const { status, rows, kind, onKindChange, filters, onFilterChange, toolbar, table } = useList({
    ...list,
    kinds: categories,
    rows: productRows,
    columns: productColumns,
  });
  const [adding, setAdding] = useState(false);
  const [typed, setTyped] = useState(false);
  useUnsaved(typed);
  const [deleting, setDeleting] = useState<AdminProduct>();
  const [deleted, setDeleted] = useState<AdminProduct>();
  const toggle = useCallback((product: AdminProduct) => void commands.toggle(product), [commands]);

  const duplicate = useCallback(
    async (product: AdminProduct) => {
      const id = await commands.duplicate(product);
      if (id !== undefined) navigate(`/produits/${id}`);
    },
    [commands, navigate],
  );

  const close = () => setAdding(false);

  // The button to which the dialog would return the focus has disappeared with its row.
  const place = table.ref;
  useEffect(() => {
    if (deleted) place.current?.focus();
  }, [deleted, place]);

  const byCategory = {
    options: [
      { value: '', label: 'Toutes les catégories' },
      ...categories.map((name) => ({ value: name, label: name })),
    ],
    value: kind ?? '',
    onValueChange: onKindChange,
  };

  return (
    <AdminPage title="Produits">
      <Figures />
      <Stack gap={12}>
        <ListToolbar
          searchLabel="Rechercher un produit"
          {...toolbar}
          filter={
            isLive ? (
              <Inline gap={8}>
                <FilterMenu label="Catégorie" {...byCategory} />
                <FilterMenu
                  label="État"
                  options={stateOptions}
                  value={filters.etat ?? ''}
                  onValueChange={(next) => onFilterChange('etat', next)}
                />
              </Inline>
            ) : (
              <FilterMenu label="Toutes les catégories" {...byCategory} />
            )
          }
          action={
            mayWrite ? (
              <Button size="sm" onClick={() => setAdding(true)}>
                <PlusIcon size={16} />
                Ajouter un produit
              </Button>
            ) : undefined
          }
        />
        <ProductsTable
          tabIndex={-1}
          live={isLive}
          products={rows}
          loadingLabel={status === 'loading' ? 'Chargement des produits' : undefined}
          {...table}
          {...(mayWrite && { onTogglePublished: toggle, onDelete: setDeleting })}
          {...(mayWrite && isLive && { onDuplicate: duplicate })}
        />
      </Stack>
      <ProductDialog
        open={adding}
        onOpenChange={() => leave(close)}
        onCancel={close}
        categories={categories}
        onRefuse={toasts.error}
        onUnsavedChange={setTyped}
        onAdd={async (form, refuse) => {
          if (await commands.add(form, refuse)) close();
        }}
        {...(isLive && { initial: liveForm, onPictureSend: commands.sendPicture })}
      />
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={() => setDeleting(undefined)}
        question={
          isLive && deleting
            ? `Supprimer «\u00a0${deleting.name}\u00a0»\u00a0?`
            : 'Êtes-vous sûr de vouloir supprimer ce produit ?'
        }
        confirmLabel="Supprimer"
        onConfirm={() => {
          if (deleting) void commands.remove(deleting);
          setDeleted(deleting);
          setDeleting(undefined);
        }}
      >
        {isLive &&
          'Il disparaît de la boutique. S’il a déjà été vendu, il est archivé\u00a0: ses commandes et ses factures le gardent.'}
      </ConfirmDialog>
    </AdminPage>
  );
}

function Figures() {
  const { status, value: stats } = useProductFigures();
  const { total = 0, published = 0, outOfStock = 0, averagePrice, categories = 0 } = stats ?? {};
  return (
    <StatisticsStrip
      loading={status === 'loading'}
      items={[
        {
          label: 'Total des produits',
          value: total,
          detail: `${published} ${published > 1 ? 'publiés' : 'publié'}`,
          icon: <ParcelIcon size={18} />,
        },
        {
          label: 'Produits à réapprovisionner',
          value: outOfStock,
          detail: 'en rupture de stock',
          icon: <OutOfStockIcon size={18} />,
        },
        {
          label: 'Prix moyen',
          // Exactly this text without products (section 2).
          value: averagePrice === undefined ? '0€' : formatPrice(averagePrice),
          detail: 'prix de vente',
          icon: <TagIcon size={18} />,
        },
        {
          label: 'Catégories',
          value: categories,
          detail: categories > 1 ? 'distinctes' : 'distincte',
          icon: <LayersIcon size={18} />,
        },
      ]}
    />
  );
}
