import { type AdminCategory, categoryError, categoryToUnite, fieldIssues } from '@nuee/domain';
import { type SubmitEvent, useLayoutEffect, useState } from 'react';
import { Link } from '../../internal/LinkContext.tsx';
import { useCheckedForm } from '../../internal/useCheckedForm.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { DraftIcon, LayersIcon, ParcelIcon } from '../../primitives/Icon/icons.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { Table, type TableColumn } from '../../primitives/Table/Table.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as cells from '../cells.css.ts';
import { countOf } from '../countOf.ts';
import { RowMenu } from '../RowMenu/RowMenu.tsx';
import * as styles from './CategoriesTable.css.ts';

export interface CategoriesTableProps {
  /** The categories with their products, in order. */
  categories: readonly AdminCategory[];
  /** Says what is loading; shown with a spinner in place of the rows. */
  loading?: string | undefined;
  /**
   * Called with a category and its new name. If another category has that name, the user has agreed to merge the two.
   */
  onRename: (name: string, next: string) => void;
  /** Called with whether there is a typed name that isn't saved. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

/**
 * The categories with their products. A category is renamed in its row, for its products too.
 *
 * Use it where categories are managed; to choose one of them, use `FilterMenu`.
 */
export function CategoriesTable({ categories, loading, onRename, onUnsavedChange }: CategoriesTableProps) {
  const [renaming, setRenaming] = useState<string>();
  const [uniting, setUniting] = useState<Uniting>();
  const rename = (name: string, next: string) => {
    onRename(name, next);
    setRenaming(undefined);
    setUniting(undefined);
  };
  const names = categories.map(({ name }) => name);
  const columns: readonly TableColumn<AdminCategory>[] = [
    {
      id: 'categorie',
      header: 'Catégorie',
      area: 'categorie',
      width: '50%',
      cell: ({ name }) =>
        renaming === name ? (
          <Renaming
            name={name}
            onRename={(next) => {
              const other = categoryToUnite(names, name, next);
              if (other === undefined) rename(name, next);
              else setUniting({ name, other });
            }}
            onCancel={() => setRenaming(undefined)}
            onUnsavedChange={onUnsavedChange}
          />
        ) : (
          <Link href={productsHref(name)} className={cells.name}>
            {name}
          </Link>
        ),
    },
    {
      id: 'produits',
      header: 'Produits',
      area: 'produits',
      width: '22%',
      className: cells.quiet,
      cell: ({ total }) => countOf(total, 'produit'),
    },
    {
      id: 'publies',
      header: 'Publiés',
      area: 'publies',
      width: '18%',
      className: cells.quiet,
      cell: ({ published }) => (
        <>
          <span className={cells.stackedLabel}>Publiés </span>
          {published}
        </>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      area: 'actions',
      width: '10%',
      cell: ({ name }) => (
        <RowMenu subject={name}>
          <Menu.Link href={productsHref(name)} icon={<ParcelIcon size={18} />}>
            Voir les produits
          </Menu.Link>
          <Menu.Item icon={<DraftIcon size={18} />} onSelect={() => setRenaming(name)}>
            Renommer
          </Menu.Item>
        </RowMenu>
      ),
    },
  ];
  return (
    <>
      <Table
        label="Catégories"
        columns={columns}
        rows={categories}
        loading={loading}
        rowKey={({ name }) => name}
        stacked={styles.stacked}
        count={countOf(categories.length, 'catégorie')}
        empty={<EmptyState icon={<LayersIcon size={32} />} title="Aucune catégorie" />}
      />
      <ConfirmDialog
        open={uniting !== undefined}
        onOpenChange={() => setUniting(undefined)}
        question={'Réunir les deux catégories\u00a0?'}
        confirmLabel="Réunir"
        onConfirm={() => uniting && rename(uniting.name, uniting.other)}
      >
        {uniting &&
          `La catégorie «\u00a0${uniting.other}\u00a0» existe déjà. Tous les produits de «\u00a0${uniting.name}\u00a0» y passeront, et «\u00a0${uniting.name}\u00a0» disparaîtra.`}
      </ConfirmDialog>
    </>
  );
}

/** A category about to get the name of another one. */
interface Uniting {
  name: string;
  other: string;
}

const productsHref = (category: string): string => `/admin/produits?categorie=${encodeURIComponent(category)}`;

interface RenamingProps {
  name: string;
  onRename: (next: string) => void;
  onCancel: () => void;
  onUnsavedChange: CategoriesTableProps['onUnsavedChange'];
}

function Renaming({ name, onRename, onCancel, onUnsavedChange }: RenamingProps) {
  const [typed, setTyped] = useState(name);
  const unsaved = typed !== name;
  useLayoutEffect(() => {
    if (!unsaved) return;
    onUnsavedChange?.(true);
    return () => onUnsavedChange?.(false);
  }, [unsaved, onUnsavedChange]);
  const { issues, check } = useCheckedForm(fieldIssues({ category: categoryError(typed) }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) onRename(typed);
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField
        className={styles.field}
        label={`Nouveau nom de ${name}`}
        name="category"
        autoComplete="off"
        error={issues.category}
        value={typed}
        onValueChange={setTyped}
        ref={focusAndSelect}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <Button type="submit" size="sm">
        Renommer
      </Button>
      <Button variant="secondary" size="sm" onClick={onCancel}>
        Annuler
      </Button>
    </form>
  );
}

/** The field replaces the pressed name and takes the focus. */
function focusAndSelect(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}
