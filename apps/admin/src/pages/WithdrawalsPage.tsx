import type { Withdrawal } from '@nuee/domain/live';
import { ListToolbar, Stack, WithdrawalsTable } from '@nuee/ui';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Forbidden } from '../frame/Forbidden.tsx';
import { Loading } from '../frame/Loading.tsx';
import { useList } from '../frame/useList.tsx';
import { useService } from '../frame/useLiving.ts';
import { type Service, useOffice, withdrawalColumns } from '../office/office.ts';

const list = { nameOf: ({ orderNumber }: Withdrawal) => orderNumber, columns: withdrawalColumns };

/** Who withdraws from which contract; each leads to its order. */
export default function WithdrawalsPage() {
  const { usePerson } = useOffice();
  const service = useService();
  const { may } = usePerson();
  return (
    <AdminPage title="Rétractations">
      {!may('withdrawals') ? <Forbidden /> : service ? <Withdrawals service={service} /> : <Loading />}
    </AdminPage>
  );
}

function Withdrawals({ service }: { service: Service }) {
  const { status, rows, toolbar, table } = useList({ ...list, useRows: service.useWithdrawals });
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
