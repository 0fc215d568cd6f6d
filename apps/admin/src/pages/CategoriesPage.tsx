import { CategoriesTable } from '@nuee/ui';
import { useState } from 'react';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { useOffice } from '../office/office.ts';

/** The categories and their products. */
export default function CategoriesPage() {
  const office = useOffice();
  const { value: categories = [], status } = office.useCategories();
  const [unsaved, setUnsaved] = useState(false);
  useUnsaved(unsaved);
  return (
    <AdminPage title="Catégories" permission="categories">
      <CategoriesTable
        categories={categories}
        loading={status === 'loading' ? 'Chargement des catégories' : undefined}
        onRename={office.renameCategory}
        onUnsavedChange={setUnsaved}
      />
    </AdminPage>
  );
}
