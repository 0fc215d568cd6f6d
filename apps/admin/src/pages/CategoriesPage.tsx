import { adminCategories } from '@nuee/domain';
import { CategoriesTable } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { categoriesAtom, productsAtom } from '../state/records.ts';

/** The categories and their products. */
export default function CategoriesPage() {
  const { records } = useAdmin();
  const { items } = useAtomValue(productsAtom);
  const names = useAtomValue(categoriesAtom);
  return (
    <AdminPage title="Catégories">
      <CategoriesTable categories={adminCategories(items, names)} onRename={records.renameCategory} />
    </AdminPage>
  );
}
