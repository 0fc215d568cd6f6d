import type { Withdrawal } from '@nuee/domain/live';
import { ListToolbar, Stack, WithdrawalsTable } from '@nuee/ui';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useList } from '../frame/useList.tsx';
import { withdrawalColumns, withdrawalRows } from '../shop/queries.ts';

const list = { nameOf: ({ orderNumber }: Withdrawal) => orderNumber, columns: withdrawalColumns };

/** Who withdraws from which contract; each leads to its order. */
export default function WithdrawalsPage() {
  return (
    <AdminPage title="Rétractations" permission="withdrawals">
      <Withdrawals />
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
