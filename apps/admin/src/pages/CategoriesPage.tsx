import { type AdminCategory, formatCount } from '@nuee/domain';
import { Button, CategoriesTable, ConfirmDialog, Dialog, Inline, PlusIcon, Stack, Text } from '@nuee/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ShopPublication } from '../frame/ShopPublication.tsx';
import { useLive } from '../frame/useLive.ts';
import { useLeave, useUnsaved } from '../frame/useUnsaved.ts';
import { useCategories, useCategoryCommands } from '../products/categoryQueries.ts';
import { CategoryPictureDialog, NewCategoryDialog } from './CategoryDialogs.tsx';

/** The categories and their products. In a live shop an owner adds, moves, illustrates and deletes them too. */
export default function CategoriesPage() {
  const commands = useCategoryCommands();
  const isLive = useLive();
  const leave = useLeave();
  const navigate = useNavigate();
  const { value, status } = useCategories();
  const categories = value?.items ?? [];
  const [unsaved, setUnsaved] = useState(false);
  const [edited, setEdited] = useState(false);
  useUnsaved(unsaved || edited);
  const [adding, setAdding] = useState(false);
  const [illustrating, setIllustrating] = useState<AdminCategory>();
  const [deleting, setDeleting] = useState<AdminCategory>();
  const held = categories.find(({ id }) => id === deleting?.id)?.total ?? 0;
  const table = useRef<HTMLDivElement>(null);
  return (
    <AdminPage title="Catégories" permission="categories">
      <Stack gap={12}>
        {isLive && (
          <Inline gap={12} justifyContent="end">
            <ShopPublication />
            <Button size="sm" onClick={() => setAdding(true)}>
              <PlusIcon size={16} />
              Ajouter une catégorie
            </Button>
          </Inline>
        )}
        <CategoriesTable
          ref={table}
          tabIndex={-1}
          categories={categories}
          loadingLabel={status === 'loading' ? 'Chargement des catégories' : undefined}
          onRename={commands.rename}
          onUnsavedChange={setUnsaved}
          work={
            isLive
              ? {
                  onMove: (category, place) => void commands.move(category, place),
                  onChangePicture: setIllustrating,
                  onDelete: setDeleting,
                }
              : undefined
          }
        />
      </Stack>
      {isLive && (
        <>
          <NewCategoryDialog
            open={adding}
            onOpenChange={() => leave(() => setAdding(false))}
            names={categories.map(({ name }) => name)}
            onUnsavedChange={setEdited}
            onAdd={async (name, picture) => {
              const outcome = await commands.add(name, picture);
              if (outcome.added) setAdding(false);
              return outcome.issue;
            }}
          />
          <CategoryPictureDialog
            category={illustrating}
            onOpenChange={() => leave(() => setIllustrating(undefined))}
            onUnsavedChange={setEdited}
            onSave={async (category, picture) => {
              if (await commands.changePicture(category, picture)) setIllustrating(undefined);
            }}
          />
          <Dialog.Root open={held > 0} onOpenChange={() => setDeleting(undefined)} size="sm">
            <Dialog.Title>{`«\u00a0${deleting?.name}\u00a0» ne peut pas encore être supprimée`}</Dialog.Title>
            <Dialog.Body>
              <Text>
                {`Elle contient ${held > 1 ? `${formatCount(held)}\u00a0produits` : 'un produit'}\u00a0: donnez-${held > 1 ? 'leur' : 'lui'} d’abord une autre catégorie.`}
              </Text>
            </Dialog.Body>
            <Dialog.Foot>
              <Button variant="secondary" size="sm" onClick={() => setDeleting(undefined)}>
                Fermer
              </Button>
              <Button
                size="sm"
                onClick={() => navigate(`/produits?categorie=${encodeURIComponent(deleting?.name ?? '')}`)}
              >
                Voir ses produits
              </Button>
            </Dialog.Foot>
          </Dialog.Root>
          <ConfirmDialog
            open={deleting !== undefined && held === 0}
            onOpenChange={() => setDeleting(undefined)}
            question={`Supprimer «\u00a0${deleting?.name}\u00a0»\u00a0?`}
            confirmLabel="Supprimer"
            onConfirm={async () => {
              setDeleting(undefined);
              // The button that had the focus disappears with its row.
              if (deleting && (await commands.remove(deleting))) table.current?.focus();
            }}
          >
            Cette catégorie disparaîtra de la boutique.
          </ConfirmDialog>
        </>
      )}
    </AdminPage>
  );
}
