import { productFile, readProductFile, toCsv } from '@nuee/domain';
import type { Imported } from '@nuee/domain/live';
import { ProductFile } from '@nuee/ui';
import { useMemo, useState } from 'react';
import { useAdmin } from '../admin.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { download } from '../frame/download.ts';
import { Loading } from '../frame/Loading.tsx';
import { ReadingFailed } from '../frame/ReadingFailed.tsx';
import { useCategoryNames } from '../products/categoryQueries.ts';
import { useAllProducts, useProductCommands } from '../products/queries.ts';
import { readCsv } from '../products/readCsv.ts';

/** All products as a file, and the file applied to them. */
export default function ProductFilePage() {
  return (
    <AdminPage title="Fichier des produits" permission="products.write">
      <Products />
    </AdminPage>
  );
}

function Products() {
  const { toasts } = useAdmin();
  const { importFile } = useProductCommands();
  const categories = useCategoryNames();
  const { value: products, retry } = useAllProducts();
  const [cells, setCells] = useState<string[][]>();
  const [overtaken, setOvertaken] = useState<Imported['overtaken']>([]);
  const reading = useMemo(
    () => (cells && products ? readProductFile(cells, products, categories) : undefined),
    [cells, products, categories],
  );
  if (!products) return retry ? <ReadingFailed onRetry={retry} /> : <Loading />;
  return (
    <ProductFile
      onExport={async () => download('produits.csv', toCsv(productFile(products)))}
      onChoose={async (file) => {
        setOvertaken([]);
        setCells(readCsv(await file.arrayBuffer()));
      }}
      reading={reading}
      overtaken={overtaken}
      onApply={async () => {
        const answer = reading && (await importFile(reading.body));
        if (!answer) return;
        setOvertaken(answer.overtaken);
        if (answer.overtaken.length === 0) toasts.success('Fichier importé');
        else toasts.error('Certaines lignes ont changé dans la boutique entre-temps\u00a0: vérifiez-les.');
      }}
    />
  );
}
