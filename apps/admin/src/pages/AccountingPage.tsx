import { AccountingMonth } from '@nuee/ui';
import { useState } from 'react';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Loading } from '../frame/Loading.tsx';
import { ReadingFailed } from '../frame/ReadingFailed.tsx';
import { useAccounting, useShopCommands } from '../shop/queries.ts';

/** What the accountant gets of each month. */
export default function AccountingPage() {
  return (
    <AdminPage title="Comptabilité" permission="csv">
      <Months />
    </AdminPage>
  );
}

function Months() {
  const [month, setMonth] = useState<string>();
  const { value, retry } = useAccounting(month);
  const { saveAccounts } = useShopCommands();
  if (value) {
    return (
      <AccountingMonth accounting={value} onMonthChange={setMonth} onDownload={(file) => saveAccounts(file, value)} />
    );
  }
  return retry ? <ReadingFailed onRetry={retry} /> : <Loading />;
}
