import { adminCategories } from '@nuee/domain';
import { CategoriesTable } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { categoriesAtom, productsAtom } from '../state/records.ts';

/** The categories and their products. */
export default function CategoriesPage() {
  const { records } = useAdmin();
  const { items, status } = useAtomValue(productsAtom);
  const names = useAtomValue(categoriesAtom);
  const [unsaved, setUnsaved] = useState(false);
  useUnsaved(unsaved);
  return (
    <AdminPage title="Catégories">
      <CategoriesTable
        categories={adminCategories(items, names)}
        loading={status === 'loading' ? 'Chargement des catégories' : undefined}
        onRename={records.renameCategory}
        onUnsavedChange={setUnsaved}
      />
    </AdminPage>
  );
}
