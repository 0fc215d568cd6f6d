import { matchTransfers, orderNumbersIn, referenceOf, type BankStatement as Statement } from '@nuee/domain';
import { BankStatement } from '@nuee/ui';
import { useMemo, useState } from 'react';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Loading } from '../frame/Loading.tsx';
import { ReadingFailed } from '../frame/ReadingFailed.tsx';
import { useOrderCommands } from '../orders/commands.ts';
import { useAwaitedTransfers, useSettledOrders } from '../orders/queries.ts';
import { readStatement } from '../orders/readStatement.ts';

/** Matches the transfers of a bank's statement with the orders that wait for them. */
export default function BankStatementPage() {
  return (
    <AdminPage title="Relevé bancaire" permission="payments">
      <Transfers />
    </AdminPage>
  );
}

const notAStatement =
  'Ce fichier n’est pas un relevé CAMT.053 ou CSV avec une date, un libellé et un montant ou un crédit.';

function Transfers() {
  const { receivePayments } = useOrderCommands();
  const { value: orders, retry } = useAwaitedTransfers();
  const [statement, setStatement] = useState<Statement>();
  const [problem, setProblem] = useState<string>();
  const numbers = useMemo(() => {
    const awaited = new Set(orders?.map(({ orderNumber }) => orderNumber));
    const named = statement?.transfers.flatMap(({ text }) => orderNumbersIn(text)) ?? [];
    return [...new Set(named)].filter((number) => !awaited.has(number));
  }, [orders, statement]);
  const { value: settled } = useSettledOrders(numbers);
  const matches = useMemo(
    () => orders && settled && statement && matchTransfers(statement.transfers, orders, settled),
    [orders, settled, statement],
  );
  if (!orders) return retry ? <ReadingFailed onRetry={retry} /> : <Loading />;
  return (
    <BankStatement
      onFile={(file) =>
        void readStatement(file).then((read) => {
          setStatement(read);
          setProblem(read ? undefined : notAStatement);
        })
      }
      problem={problem}
      matches={matches}
      faults={statement?.faults}
      onReceive={(paid) =>
        receivePayments([...paid.keys()], (order) => {
          const transfer = [...paid].find(([{ _id }]) => _id === order._id)?.[1];
          return transfer && referenceOf(transfer);
        })
      }
    />
  );
}
