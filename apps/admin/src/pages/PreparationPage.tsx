import { PreparationList } from '@nuee/ui';
import { useState } from 'react';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Loading } from '../frame/Loading.tsx';
import { ReadingFailed } from '../frame/ReadingFailed.tsx';
import { useToShip } from '../orders/queries.ts';
import { Slips } from '../orders/Slips.tsx';

/** What is to be packed: the list of all orders to be shipped, or their slips. */
export default function PreparationPage() {
  const { value: orders, retry } = useToShip();
  const [isPacking, setPacking] = useState(false);
  return (
    <AdminPage title="Liste de préparation" permission="orders">
      {!orders ? (
        retry ? (
          <ReadingFailed onRetry={retry} />
        ) : (
          <Loading />
        )
      ) : isPacking ? (
        <Slips orders={orders} backLabel="Retour à la liste" onBack={() => setPacking(false)} />
      ) : (
        <PreparationList orders={orders} onPrint={() => window.print()} onSlips={() => setPacking(true)} />
      )}
    </AdminPage>
  );
}
