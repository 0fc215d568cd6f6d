import {
  type AdminOrder,
  type BankTransfer,
  formatPrice,
  formatShortDate,
  type MatchReason,
  sumOfOrders,
  type TransferMatch,
} from '@nuee/domain';
import { useState } from 'react';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { WalletIcon } from '../../primitives/Icon/icons.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Card } from '../Card/Card.tsx';
import { countOf } from '../countOf.ts';
import { FilePlace } from '../FilePlace.tsx';
import * as styles from './BankStatement.css.ts';

type Awaited = Pick<AdminOrder, '_id' | 'orderNumber' | 'totalPrice' | 'user'>;

export interface BankStatementProps<Order extends Awaited = Awaited> {
  /** Called with the file that was chosen. */
  onFile: (file: File) => void;
  /** Why the file can't be read. */
  problem?: string | undefined;
  /** The transfers of the file, each with the orders that it may pay. Without a file, absent. */
  matches?: readonly TransferMatch<Order>[] | undefined;
  /** Lines of the file that can't be read, each named. */
  faults?: readonly string[] | undefined;
  /** Called with the orders that are paid, each with its transfer. Resolves to whether that was saved. */
  onReceive: (paid: ReadonlyMap<Order, BankTransfer>) => Promise<boolean>;
}

const reasons: Readonly<Record<MatchReason, string>> = {
  number: 'numéro reconnu',
  name: 'même montant, même nom',
  amount: 'même montant',
};

/**
 * The transfers of a bank’s statement, each with the orders that it may pay. What a transfer names with the right amount is ticked; the
 * rest is for the owner to tick. One press records all.
 *
 * Use it on a page of its own; for payments without a statement, use `PaymentReceipt`.
 */
export function BankStatement<Order extends Awaited>({
  onFile,
  problem,
  matches,
  faults = [],
  onReceive,
}: BankStatementProps<Order>) {
  /** What was ticked or unticked, by the place of the transfer and the order. */
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { button, save } = useSaving();
  const isTicked = (place: number, { sure }: TransferMatch<Order>, order: Order) =>
    choices.get(keyOf(place, order)) ?? sure === order;
  const paid = new Map<Order, BankTransfer>();
  matches?.forEach((match, place) => {
    for (const { order } of match.candidates) {
      if (isTicked(place, match, order) && !paid.has(order)) paid.set(order, match.transfer);
    }
  });
  const receive = () =>
    void save(async () => {
      const isSaved = await onReceive(paid);
      if (isSaved) setChoices(new Map());
      return isSaved;
    });
  return (
    <Stack gap={16}>
      <Card title="Fichier de votre banque">
        <Field
          label="Relevé (CAMT.053 ou CSV)"
          description="Il est lu dans ce navigateur. Seuls les paiements que vous confirmez sont enregistrés."
          error={problem}
        >
          {(control) => (
            <FilePlace
              control={control}
              accept=".xml,.csv,.txt,text/csv,application/xml"
              onChoose={(file) => {
                setChoices(new Map());
                onFile(file);
              }}
            />
          )}
        </Field>
      </Card>
      {faults.length > 0 && <Notice tone="info">{faults.join(' ')}</Notice>}
      {matches?.length === 0 && (
        <EmptyState icon={<WalletIcon size={32} />} title="Aucun virement reçu dans ce relevé" />
      )}
      {matches && matches.length > 0 && (
        <Card title={countOf(matches.length, 'virement')}>
          <ul className={styles.transfers} aria-label="Virements">
            {matches.map((match, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file stay in their places.
              <li key={place} className={styles.transfer}>
                <Text size="data">{headOf(match.transfer)}</Text>
                <Text size="small">{match.transfer.text}</Text>
                {match.note !== undefined && <Text size="small">{match.note}</Text>}
                {match.candidates.map(({ order, reason }) => (
                  <Checkbox
                    key={order._id}
                    label={`${order.orderNumber}, ${order.user.name}, ${formatPrice(order.totalPrice)} (${reasons[reason]})`}
                    checked={isTicked(place, match, order)}
                    onCheckedChange={(next) => setChoices(new Map([...choices, [keyOf(place, order), next]]))}
                  />
                ))}
                {match.candidates.length === 0 && match.note === undefined && (
                  <Text size="small" tone="muted">
                    Aucune commande en attente de ce montant.
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {matches && matches.length > 0 && (
        <Stack gap={8}>
          <Text size="small">Chaque client reçoit un e-mail, et sa facture est émise.</Text>
          <div>
            <Button disabled={paid.size === 0} {...button} onClick={receive}>
              {paid.size === 0
                ? 'Enregistrer les paiements'
                : `Enregistrer ${countOf(paid.size, 'paiement')} (${formatPrice(sumOfOrders([...paid.keys()]))})`}
            </Button>
          </div>
        </Stack>
      )}
    </Stack>
  );
}

const keyOf = (place: number, { _id }: Awaited): string => `${place} ${_id}`;

const headOf = ({ day, amount }: BankTransfer): string =>
  day === '' ? formatPrice(amount) : `${formatShortDate(day)} · ${formatPrice(amount)}`;
