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
   * Resolves to whether it is kept; what was typed stays until it is.
   */
  onRename: (category: AdminCategory, next: string) => Promise<boolean>;
  /** Called with whether there is a typed name that isn't saved. */
  onUnsavedChange?: (unsaved: boolean) => void;
}

/**
 * The categories with their products. A category is renamed in its row, for its products too.
 *
 * Use it where categories are managed; to choose one of them, use `FilterMenu`.
 */
export function CategoriesTable({ categories, loading, onRename, onUnsavedChange }: CategoriesTableProps) {
  const [renaming, setRenaming] = useState<AdminCategory>();
  const [uniting, setUniting] = useState<Uniting>();
  const rename = async (category: AdminCategory, next: string): Promise<void> => {
    setUniting(undefined);
    if (await onRename(category, next)) setRenaming(undefined);
  };
  const names = categories.map(({ name }) => name);
  const columns: readonly TableColumn<AdminCategory>[] = [
    {
      id: 'categorie',
      header: 'Catégorie',
      area: 'categorie',
      width: '50%',
      cell: (category) =>
        renaming && keyOf(renaming) === keyOf(category) ? (
          <Renaming
            name={renaming.name}
            current={category.name}
            onRename={(next) => {
              const other = categoryToUnite(names, category.name, next);
              if (other === undefined) void rename(category, next);
              else setUniting({ category, other });
            }}
            onCancel={() => setRenaming(undefined)}
            onUnsavedChange={onUnsavedChange}
          />
        ) : (
          <Link href={productsHref(category.name)} className={cells.name}>
            {category.name}
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
      cell: (category) => (
        <RowMenu subject={category.name}>
          <Menu.Link href={productsHref(category.name)} icon={<ParcelIcon size={18} />}>
            Voir les produits
          </Menu.Link>
          <Menu.Item icon={<DraftIcon size={18} />} onSelect={() => setRenaming(category)}>
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
        rowKey={keyOf}
        stacked={styles.stacked}
        count={countOf(categories.length, 'catégorie')}
        empty={<EmptyState icon={<LayersIcon size={32} />} title="Aucune catégorie" />}
      />
      <ConfirmDialog
        open={uniting !== undefined}
        onOpenChange={() => setUniting(undefined)}
        question={'Réunir les deux catégories\u00a0?'}
        confirmLabel="Réunir"
        onConfirm={() => uniting && void rename(uniting.category, uniting.other)}
      >
        {uniting &&
          `La catégorie «\u00a0${uniting.other}\u00a0» existe déjà. Tous les produits de «\u00a0${uniting.category.name}\u00a0» y passeront, et «\u00a0${uniting.category.name}\u00a0» disparaîtra.`}
      </ConfirmDialog>
    </>
  );
}

/** A category about to get the name of another one. */
interface Uniting {
  category: AdminCategory;
  other: string;
}

const keyOf = ({ id, name }: AdminCategory): string => id ?? name;
const productsHref = (category: string): string => `/admin/produits?categorie=${encodeURIComponent(category)}`;

interface RenamingProps {
  /** What it was called when somebody began. */
  name: string;
  /** What it is called now: somebody else may have been faster. */
  current: string;
  onRename: (next: string) => void;
  onCancel: () => void;
  onUnsavedChange: CategoriesTableProps['onUnsavedChange'];
}

function Renaming({ name, current, onRename, onCancel, onUnsavedChange }: RenamingProps) {
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
        description={
          current === name
            ? undefined
            : `Quelqu’un d’autre vient de l’appeler «\u00a0${current}\u00a0». «\u00a0Annuler\u00a0» garde ce nom.`
        }
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
