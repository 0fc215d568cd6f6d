import type { AdminProduct } from '@nuee/domain';
import { ProductEditor, ProductStock, StockMovements } from '@nuee/ui';
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

/** The page that edits one product. */
export default function ProductPage() {
  const { id = '' } = useParams();
  const { toasts } = useAdmin();
  const office = useOffice();
  const service = useService();
  const { may } = office.usePerson();
  const reading = office.useProduct(id);
  const categories = office.useCategories().value?.map(({ name }) => name) ?? [];
  const [unsaved, setUnsaved] = useState(false);
  const picture = usePicture();
  useUnsaved(unsaved || picture.file !== undefined);
  const product = reading.value;
  return (
    <AdminPage title={product ? product.name : 'Produit'}>
      {product && !may('products.write') ? (
        <ProductStock
          key={product.id}
          product={product}
          onSave={async (stock) => (await service?.changeStock(product, stock)) ?? false}
          onUnsavedChange={setUnsaved}
          history={service && <Movements service={service} product={product} />}
        />
      ) : product ? (
        <ProductEditor
          key={product.id}
          product={product}
          categories={categories}
          onRefuse={toasts.error}
          onUnsavedChange={setUnsaved}
          onSave={async (form, base) => {
            const saved = await office.changeProduct(base, form);
            const shown = saved && picture.file && (await service?.changePicture(saved, picture.file));
            if (shown) picture.forget();
            return shown ?? saved;
          }}
          {...(service && {
            live: true,
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
