import { priceRows } from '@nuee/domain';
import { PriceList } from '@nuee/ui';
import { useMemo, useState } from 'react';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Loading } from '../frame/Loading.tsx';
import { ReadingFailed } from '../frame/ReadingFailed.tsx';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { useAllProducts, useProductCommands } from '../products/queries.ts';

/** Changes the prices of all products at once. */
export default function PricesPage() {
  const { changePrices } = useProductCommands();
  const { value, retry } = useAllProducts();
  const rows = useMemo(() => value && priceRows(value), [value]);
  const [unsaved, setUnsaved] = useState(false);
  useUnsaved(unsaved);
  return (
    <AdminPage title="Prix" permission="products.write">
      {rows ? (
        <PriceList rows={rows} onSave={changePrices} onUnsavedChange={setUnsaved} />
      ) : retry ? (
        <ReadingFailed onRetry={retry} />
      ) : (
        <Loading />
      )}
    </AdminPage>
  );
}
