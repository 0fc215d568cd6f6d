import { type WithdrawalStatus, withdrawalStatuses, withdrawalStatusLabel } from '@nuee/domain';
import type { Withdrawal } from '@nuee/domain/live';
import { FilterMenu, ListToolbar, Stack, WithdrawalRefusal, WithdrawalsTable } from '@nuee/ui';
import { useCallback, useState } from 'react';
import { AdminPage } from '../frame/AdminPage.tsx';
import { useList } from '../frame/useList.tsx';
import { useShopCommands, withdrawalColumns, withdrawalRows } from '../shop/queries.ts';

const statusOptions = [
  { value: '', label: 'Toutes' },
  { value: 'waiting', label: 'À traiter' },
  ...withdrawalStatuses.map((value) => ({ value, label: withdrawalStatusLabel(value) })),
];

const list = {
  nameOf: ({ orderNumber }: Withdrawal) => orderNumber,
  columns: withdrawalColumns,
  kindName: 'statut',
  kinds: statusOptions.map(({ value }) => value).filter(Boolean),
};

/** Who withdraws from which contract, and what becomes of it; each leads to its order. */
export default function WithdrawalsPage() {
  return (
    <AdminPage title="Rétractations" permission="withdrawals">
      <Withdrawals />
    </AdminPage>
  );
}

function Withdrawals() {
  const { status, rows, kind, onKindChange, toolbar, table } = useList({ ...list, rows: withdrawalRows });
  const { changeWithdrawal } = useShopCommands();
  const [refused, setRefused] = useState<Withdrawal>();
  const change = useCallback(
    (withdrawal: Withdrawal, next: WithdrawalStatus) =>
      next === 'refused' ? setRefused(withdrawal) : void changeWithdrawal(withdrawal, { status: next }),
    [changeWithdrawal],
  );
  const refuse = async (withdrawal: Withdrawal, reason: string): Promise<boolean> => {
    const isSaved = await changeWithdrawal(withdrawal, { status: 'refused', reason });
    if (isSaved) setRefused(undefined);
    return isSaved;
  };
  return (
    <Stack gap={12}>
      <ListToolbar
        searchLabel="Rechercher une rétractation"
        {...toolbar}
        filter={
          <FilterMenu
            label="Filtrer par état"
            look="filter"
            options={statusOptions}
            value={kind ?? ''}
            onValueChange={onKindChange}
          />
        }
      />
      <WithdrawalsTable
        withdrawals={rows}
        loadingLabel={status === 'loading' ? 'Chargement des rétractations' : undefined}
        {...table}
        selection={undefined}
        onStatusChange={change}
      />
      {refused && (
        <WithdrawalRefusal
          orderNumber={refused.orderNumber}
          onRefuse={(reason) => refuse(refused, reason)}
          onDismiss={() => setRefused(undefined)}
        />
      )}
    </Stack>
  );
}
