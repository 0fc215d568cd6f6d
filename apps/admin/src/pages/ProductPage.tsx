import { ProductEditor } from '@nuee/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { RecordNotFound } from '../frame/RecordNotFound.tsx';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { categoriesAtom, productsAtom } from '../state/records.ts';

/** One product, to be changed. */
export default function ProductPage() {
  const { id } = useParams();
  const { records, toasts } = useAdmin();
  const { items, status } = useAtomValue(productsAtom);
  const categories = useAtomValue(categoriesAtom);
  const [unsaved, setUnsaved] = useState(false);
  useUnsaved(unsaved);
  const product = items.find((each) => each.id === id);
  return (
    <AdminPage title={product ? product.name : 'Produit'}>
      {product ? (
        <ProductEditor
          key={product.id}
          product={product}
          categories={categories}
          onRefuse={toasts.error}
          onUnsavedChange={setUnsaved}
          onSave={(form) => records.changeProduct(product.id, form)}
        />
      ) : (
        <RecordNotFound
          reading={status}
          title="Produit introuvable"
          back={{ href: '/admin/produits', label: 'Voir tous les produits' }}
        />
      )}
    </AdminPage>
  );
}
