import { stockRows } from '@nuee/domain';
import { StockCount } from '@nuee/ui';
import { useMemo, useState } from 'react';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Loading } from '../frame/Loading.tsx';
import { ReadingFailed } from '../frame/ReadingFailed.tsx';
import { useUnsaved } from '../frame/useUnsaved.ts';
import { useAllProducts, useProductCommands } from '../products/queries.ts';

/** Counts the stock of all products at once. */
export default function StockPage() {
  const { countStock } = useProductCommands();
  const { value, retry } = useAllProducts();
  const rows = useMemo(() => value && stockRows(value), [value]);
  const [unsaved, setUnsaved] = useState(false);
  useUnsaved(unsaved);
  return (
    <AdminPage title="Inventaire" permission="stock">
      {rows ? (
        <StockCount rows={rows} onSave={countStock} onUnsavedChange={setUnsaved} />
      ) : retry ? (
        <ReadingFailed onRetry={retry} />
      ) : (
        <Loading />
      )}
    </AdminPage>
  );
}
