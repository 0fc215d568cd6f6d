import { ProductEditor } from '@nuee/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { RecordNotFound } from '../frame/RecordNotFound.tsx';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { useOffice } from '../office/office.ts';

/** One product, to be changed. */
export default function ProductPage() {
  const { id = '' } = useParams();
  const { toasts } = useAdmin();
  const office = useOffice();
  const reading = office.useProduct(id);
  const categories = office.useCategories().value?.map(({ name }) => name) ?? [];
  const [unsaved, setUnsaved] = useState(false);
  useUnsaved(unsaved);
  const product = reading.value;
  return (
    <AdminPage title={product ? product.name : 'Produit'}>
      {product ? (
        <ProductEditor
          key={product.id}
          product={product}
          categories={categories}
          onRefuse={toasts.error}
          onUnsavedChange={setUnsaved}
          onSave={(form) => void office.changeProduct(product, form)}
        />
      ) : (
        <RecordNotFound
          reading={reading}
          title="Produit introuvable"
          back={{ href: '/admin/produits', label: 'Voir tous les produits' }}
        />
      )}
    </AdminPage>
  );
}
