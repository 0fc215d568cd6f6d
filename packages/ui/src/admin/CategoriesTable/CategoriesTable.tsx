// The columns share the row that is being renamed, united or moved.

import { type AdminCategory, categoryError, categoryToUnite, fieldIssues } from '@nuee/domain';
import { type ReactNode, type SubmitEvent, useLayoutEffect, useState } from 'react';
import { categoryPicture } from '../../commerce/pictures.ts';
import { Link } from '../../internal/LinkContext.tsx';
import { useCheckedForm } from '../../internal/useCheckedForm.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import {
  ChevronDownIcon,
  ChevronUpIcon,
  DraftIcon,
  EyeIcon,
  LayersIcon,
  ParcelIcon,
  TrashIcon,
} from '../../primitives/Icon/icons.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Table, type TableColumn, type TableProps } from '../../primitives/Table/Table.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as cells from '../cells.css.ts';
import { countOf } from '../countOf.ts';
import { RowMenu } from '../RowMenu/RowMenu.tsx';
import * as styles from './CategoriesTable.css.ts';

export interface CategoriesTableProps extends Pick<TableProps<AdminCategory>, 'ref' | 'tabIndex' | 'className'> {
  /** The categories with their products, in order. */
  categories: readonly AdminCategory[];
  /** Says what is loading; shown with a spinner in place of the rows. */
  loadingLabel?: string | undefined;
  /**
   * Called with a category and its new name. If another category has that name, the user has agreed to merge the two.
   * Resolves to whether it is kept; what was typed stays until it is.
   */
  onRename: (category: AdminCategory, next: string) => Promise<boolean>;
  /** Called with whether there is a typed name that isn't saved. */
  onUnsavedChange?: (unsaved: boolean) => void;
  /** What an owner does besides. With it a name that another category has is refused at the field; nothing is merged. */
  work?: CategoryWork | undefined;
}

/** What only the owner of a live shop can do with a category. */
export interface CategoryWork {
  /** Called with a category and its new place, counted from 0. */
  onMove: (category: AdminCategory, place: number) => void;
  /** Called to change the picture of a category. */
  onChangePicture: (category: AdminCategory) => void;
  /** Called to delete a category; the page asks for confirmation first. */
  onDelete: (category: AdminCategory) => void;
}

/**
 * The categories with their products. A category is renamed in its row, for its products too.
 *
 * Use it where categories are managed; to choose one of them, use `FilterMenu`.
 */
export function CategoriesTable({
  categories,
  loadingLabel,
  onRename,
  onUnsavedChange,
  work,
  ...rest
}: CategoriesTableProps) {
  const [renaming, setRenaming] = useState<AdminCategory>();
  const [uniting, setUniting] = useState<Uniting>();
  const [moved, setMoved] = useState<string>();
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
      width: work ? '40%' : '50%',
      cell: (category) =>
        renaming && keyOf(renaming) === keyOf(category) ? (
          <Renaming
            name={renaming.name}
            current={category.name}
            taken={work && names.filter((name) => name !== category.name)}
            onRename={(next) => {
              const other = categoryToUnite(names, category.name, next);
              if (other === undefined) void rename(category, next);
              else setUniting({ category, other });
            }}
            onCancel={() => setRenaming(undefined)}
            onUnsavedChange={onUnsavedChange}
          />
        ) : (
          <span className={styles.category}>
            {category.image !== '' && (
              <Picture
                {...categoryPicture(category)}
                alt=""
                sizes="40px"
                width={320}
                height={400}
                className={styles.picture}
              />
            )}
            <Link href={productsHref(category.name)} className={cells.name}>
              {category.name}
            </Link>
          </span>
        ),
    },
    {
      id: 'produits',
      header: 'Produits',
      area: 'produits',
      width: work ? '18%' : '22%',
      className: cells.quiet,
      cell: ({ total }) => countOf(total, 'produit'),
    },
    {
      id: 'publies',
      header: 'Publiés',
      area: 'publies',
      width: work ? '14%' : '18%',
      className: cells.quiet,
      cell: ({ published }) => (
        <>
          <span className={cells.stackedLabel}>Publiés </span>
          {published}
        </>
      ),
    },
    ...(work ? [orderColumn(categories, work, setMoved)] : []),
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
          {work && (
            <>
              <Menu.Item icon={<EyeIcon size={18} />} onSelect={() => work.onChangePicture(category)}>
                Changer l’image
              </Menu.Item>
              <Menu.Separator />
              <Menu.Item tone="critical" icon={<TrashIcon size={18} />} onSelect={() => work.onDelete(category)}>
                Supprimer
              </Menu.Item>
            </>
          )}
        </RowMenu>
      ),
    },
  ];
  const place = categories.findIndex((category) => keyOf(category) === moved);
  return (
    <>
      <Table
        label="Catégories"
        columns={columns}
        rows={categories}
        loadingLabel={loadingLabel}
        rowKey={keyOf}
        stacked={work ? styles.stackedWithOrder : styles.stacked}
        count={countOf(categories.length, 'catégorie')}
        empty={<EmptyState icon={<LayersIcon size={32} />} title="Aucune catégorie" />}
        {...rest}
      />
      {work && (
        <VisuallyHidden role="status">
          {place >= 0 && `${names[place]}\u00a0: place ${place + 1} sur ${categories.length}`}
        </VisuallyHidden>
      )}
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

/** At both ends a button stays where it is, so that the focus isn't lost with the last press. */
function orderColumn(
  categories: readonly AdminCategory[],
  { onMove }: CategoryWork,
  onMoved: (key: string) => void,
): TableColumn<AdminCategory> {
  const mover = (category: AdminCategory, verb: string, icon: ReactNode, step: number) => {
    const next = categories.indexOf(category) + step;
    const isEnd = next < 0 || next >= categories.length;
    const move = () => {
      onMove(category, next);
      onMoved(keyOf(category));
    };
    return (
      <IconButton
        label={`${verb} ${category.name}`}
        icon={icon}
        className={styles.mover}
        aria-disabled={isEnd || undefined}
        onClick={isEnd ? undefined : move}
      />
    );
  };
  return {
    id: 'ordre',
    header: 'Ordre',
    area: 'ordre',
    width: '18%',
    cell: (category) => (
      <span className={styles.order}>
        {mover(category, 'Monter', <ChevronUpIcon size={20} />, -1)}
        {mover(category, 'Descendre', <ChevronDownIcon size={20} />, 1)}
      </span>
    ),
  };
}

/** A category about to get the name of another one. */
interface Uniting {
  category: AdminCategory;
  other: string;
}

const keyOf = ({ id }: AdminCategory): string => id;
const productsHref = (category: string): string => `/admin/produits?categorie=${encodeURIComponent(category)}`;

interface RenamingProps {
  /** What it was called when somebody began. */
  name: string;
  /** What it is called now: somebody else may have been faster. */
  current: string;
  /** The names that are refused. */
  taken: readonly string[] | undefined;
  onRename: (next: string) => void;
  onCancel: () => void;
  onUnsavedChange: CategoriesTableProps['onUnsavedChange'];
}

function Renaming({ name, current, taken, onRename, onCancel, onUnsavedChange }: RenamingProps) {
  const [typed, setTyped] = useState(name);
  const unsaved = typed !== name;
  useLayoutEffect(() => {
    if (!unsaved) return;
    onUnsavedChange?.(true);
    return () => onUnsavedChange?.(false);
  }, [unsaved, onUnsavedChange]);
  const { issues, check } = useCheckedForm(fieldIssues({ category: categoryError(typed, taken) }));
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
