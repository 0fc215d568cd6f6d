import { adminCategories, categoryError } from '@nuee/domain';
import { CategoriesTable } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { categoriesAtom, productsAtom } from '../state/records.ts';

/** The categories and their products. */
export default function CategoriesPage() {
  const { records, toasts } = useAdmin();
  const { items } = useAtomValue(productsAtom);
  const names = useAtomValue(categoriesAtom);
  return (
    <AdminPage title="Catégories">
      <CategoriesTable
        categories={adminCategories(items, names)}
        onRename={(name, next) => {
          const refused = categoryError(next);
          if (refused === undefined) records.renameCategory(name, next);
          else toasts.error(refused);
        }}
      />
    </AdminPage>
  );
}
