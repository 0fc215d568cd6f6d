import type { AdminProduct } from '@nuee/domain';
import { ProductEditor, StockMovements } from '@nuee/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { RecordNotFound } from '../frame/RecordNotFound.tsx';
import { ShopPublication } from '../frame/ShopPublication.tsx';
import { useService } from '../frame/useLiving.ts';
import { usePicture } from '../frame/usePicture.tsx';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { type Service, useOffice } from '../office/office.ts';

/** One product, to be changed. */
export default function ProductPage() {
  const { id = '' } = useParams();
  const { toasts } = useAdmin();
  const office = useOffice();
  const service = useService();
  const reading = office.useProduct(id);
  const categories = office.useCategories().value?.map(({ name }) => name) ?? [];
  const [unsaved, setUnsaved] = useState(false);
  const picture = usePicture();
  useUnsaved(unsaved || picture.file !== undefined);
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
          onSave={async (form) => {
            if (await office.changeProduct(product, form, picture.file)) picture.forget();
          }}
          {...(service && {
            picture: picture.field,
            pictureAddress: picture.address,
            publication: <ShopPublication service={service} />,
            history: <Movements service={service} product={product} />,
          })}
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

function Movements({ service, product }: { service: Service; product: AdminProduct }) {
  const { value } = service.useMovements(product.id);
  return value && <StockMovements movements={value.items} total={value.total} />;
}
