import type { Withdrawal } from '@nuee/domain/live';
import { ListToolbar, Stack, WithdrawalsTable } from '@nuee/ui';
import { useMay } from '../data/session.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Forbidden } from '../frame/Forbidden.tsx';
import { Loading } from '../frame/Loading.tsx';
import { useList } from '../frame/useList.tsx';
import { useLive } from '../frame/useLive.ts';
import { withdrawalColumns, withdrawalRows } from '../shop/queries.ts';

const list = { nameOf: ({ orderNumber }: Withdrawal) => orderNumber, columns: withdrawalColumns };

/** Who withdraws from which contract; each leads to its order. */
export default function WithdrawalsPage() {
  const may = useMay();
  const isLive = useLive();
  return (
    <AdminPage title="Rétractations">
      {!may('withdrawals') ? <Forbidden /> : isLive ? <Withdrawals /> : <Loading />}
    </AdminPage>
  );
}

function Withdrawals() {
  const { status, rows, toolbar, table } = useList({ ...list, rows: withdrawalRows });
  return (
    <Stack gap={12}>
      <ListToolbar searchLabel="Rechercher une rétractation" {...toolbar} />
      <WithdrawalsTable
        withdrawals={rows}
        loading={status === 'loading' ? 'Chargement des rétractations' : undefined}
        {...table}
        selection={undefined}
      />
    </Stack>
  );
}
