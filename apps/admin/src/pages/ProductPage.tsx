import { productPath, stockRows } from '@nuee/domain';
import { ProductEditor, ProductStock, StockCount, StockMovements, TextLink } from '@nuee/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useAdmin } from '../admin.ts';
import { useMay } from '../data/session.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { RecordNotFound } from '../frame/RecordNotFound.tsx';
import { ShopPublication } from '../frame/ShopPublication.tsx';
import { useLive } from '../frame/useLive.ts';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { useCategoryNames } from '../products/categoryQueries.ts';
import { useMovements, useProduct, useProductCommands } from '../products/queries.ts';

/** The page that edits one product. */
export default function ProductPage() {
  const { id = '' } = useParams();
  const { toasts } = useAdmin();
  const { change, sendPicture, changeStock, countStock } = useProductCommands();
  const isLive = useLive();
  const may = useMay();
  const reading = useProduct(id);
  const categories = useCategoryNames();
  const [unsaved, setUnsaved] = useState(false);
  const product = reading.value;
  useUnsaved(unsaved);
  return (
    <AdminPage title={product ? product.name : 'Produit'}>
      {product?.variants && !may('products.write') ? (
        <StockCount rows={stockRows([product])} onSave={countStock} onUnsavedChange={setUnsaved} />
      ) : product && !may('products.write') ? (
        <ProductStock
          key={product.id}
          product={product}
          onSave={(stock) => changeStock(product, stock)}
          onUnsavedChange={setUnsaved}
          history={isLive && <Movements id={product.id} />}
        />
      ) : product ? (
        <ProductEditor
          key={product.id}
          product={product}
          categories={categories}
          onRefuse={toasts.error}
          onUnsavedChange={setUnsaved}
          onSave={(form, base, refuse) => change(base, form, refuse)}
          {...(isLive && {
            live: true,
            onPictureSend: sendPicture,
            publication: (
              <>
                <ShopPublication />
                {product.published && <TextLink href={productPath(product)}>Voir sur le site</TextLink>}
              </>
            ),
            history: <Movements id={product.id} />,
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

function Movements({ id }: { id: string }) {
  const { value } = useMovements(id);
  return value && <StockMovements movements={value.items} total={value.total} />;
}
