import { OrderEntry } from '@nuee/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../data/session.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Loading } from '../frame/Loading.tsx';
import { ReadingFailed } from '../frame/ReadingFailed.tsx';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { useOrderEntry, useTerms } from '../orders/useOrderEntry.ts';
import { useAllProducts } from '../products/queries.ts';

/** An order by telephone. */
export default function NewOrderPage() {
  const navigate = useNavigate();
  const may = useMay();
  const products = useAllProducts();
  const terms = useTerms();
  const [unsaved, setUnsaved] = useState(false);
  useUnsaved(unsaved);
  const entry = useOrderEntry(({ _id }) => navigate(`/commandes/${_id}`, { replace: true }));
  return (
    <AdminPage title="Nouvelle commande" permission="orders">
      {products.value && terms.value ? (
        <OrderEntry
          products={products.value.filter(({ status }) => status === 'published')}
          terms={terms.value}
          receives={may('payments')}
          onUnsavedChange={setUnsaved}
          {...entry}
        />
      ) : products.retry || terms.retry ? (
        <ReadingFailed
          onRetry={() => {
            products.retry?.();
            terms.retry?.();
          }}
        />
      ) : (
        <Loading />
      )}
    </AdminPage>
  );
}
