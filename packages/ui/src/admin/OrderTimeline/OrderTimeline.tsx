import { formatDateTime, orderStatusLabel, paymentStatusLabel, withdrawalStepLabel } from '@nuee/domain';
import type { GatewayEvent, OwnerOrder } from '@nuee/domain/live';
import { type SubmitEvent, useState } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { Card, type CardProps } from '../Card/Card.tsx';
import * as styles from './OrderTimeline.css.ts';

export interface OrderTimelineProps extends Omit<CardProps, 'title' | 'children'> {
  /** What happened to the order, the earliest first. */
  entries: OwnerOrder['timeline'];
  /**
   * Called with an internal note that isn't empty. Resolves to whether it was saved; until then what was typed stays.
   */
  onNote: (text: string) => Promise<boolean>;
}

/**
 * What happened to an order and who did it, the latest first, with a field for an internal note.
 *
 * For the current status of an order, use `OrderStatus`.
 */
export function OrderTimeline({ entries, onNote, ...rest }: OrderTimelineProps) {
  const [note, setNote] = useState('');
  const [saving, setSaving] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const text = note.trim();
    if (text === '' || saving) return;
    setSaving(true);
    const isKept = await onNote(text);
    setSaving(false);
    if (isKept) setNote('');
  };
  return (
    <Card title="Historique" {...rest}>
      <form noValidate aria-label="Note interne" className={styles.note} onSubmit={(event) => void submit(event)}>
        <Stack gap={12}>
          <TextArea label="Note interne" name="note" rows={2} value={note} onValueChange={setNote} maxLength={2_000} />
          <div>
            <Button type="submit" size="sm" variant="secondary" loading={saving} disabled={note.trim() === ''}>
              Ajouter la note
            </Button>
          </div>
        </Stack>
      </form>
      <ol className={styles.entries} aria-label="Historique" reversed>
        {entries.toReversed().map((entry) => (
          <li key={`${entry.at} ${entry.what} ${entry.to ?? ''}`} className={styles.entry}>
            <Text size="small">{wordsOf(entry)}</Text>
            {(entry.what === 'note' || entry.what === 'withdrawal') && entry.text !== undefined && (
              <Text size="small" className={styles.words}>
                {entry.text}
              </Text>
            )}
            <Text size="caption" tone="muted">
              <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
              {`\u00a0· ${authors[entry.who] ?? entry.who}`}
            </Text>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const authors: Readonly<Record<string, string>> = {
  customer: 'Client',
  shop: 'Boutique',
  gateway: 'Prestataire de paiement',
};

/** The provider's news of a payment. What the shop can't do by itself is done in the provider's back office. */
const gatewayWords: Readonly<Record<GatewayEvent, string>> = {
  verifying: 'Paiement en cours de vérification',
  late: 'Paiement reçu après l’annulation\u00a0: remboursez-le dans le back-office du prestataire',
  twice: 'Commande payée une seconde fois\u00a0: remboursez ce paiement dans le back-office du prestataire',
  amount: 'Paiement d’un autre montant que celui de la commande\u00a0: vérifiez-le dans le back-office du prestataire',
  refunded: 'Remboursement fait dans le back-office du prestataire',
  reversed: 'Paiement annulé par le prestataire\u00a0: la somme n’arrivera pas',
  test: 'Paiement d’essai\u00a0: rien n’est débité, la commande reste impayée',
};

const isGatewayEvent = (code: string): code is GatewayEvent => Object.hasOwn(gatewayWords, code);

function wordsOf({ who, what, from, to = '', text = '' }: OwnerOrder['timeline'][number]): string {
  switch (what) {
    case 'created':
      return 'Commande passée';
    case 'status':
      return `Statut\u00a0: ${change(from, to, (status) => orderStatusLabel(status, 'admin'))}`;
    case 'payment':
      return `Paiement\u00a0: ${change(from, to, paymentStatusLabel)}${text && ` (${who === 'gateway' ? transaction(text) : text})`}`;
    case 'gateway':
      return `${isGatewayEvent(to) ? gatewayWords[to] : to} (${transaction(text)})`;
    case 'note':
      return 'Note interne';
    case 'withdrawal':
      return withdrawalStepLabel(to);
    case 'invoice':
      return `Facture ${to || text} émise`;
    case 'reminder':
      return 'Rappel du virement envoyé au client';
    case 'edited':
      return `Commande modifiée\u00a0: ${to.split(' ').map(editedLabel).join(', ')}`;
    case 'credit':
      return `Avoir ${to || text} émis${to && text ? `\u00a0: ${text}` : ''}`;
    default:
      return what satisfies never;
  }
}

const editedLabels: Readonly<Record<string, string>> = {
  lines: 'articles',
  shippingAddress: 'adresse de livraison',
  billingAddress: 'adresse de facturation',
  delivery: 'mode de livraison',
};
const editedLabel = (code: string): string => editedLabels[code] ?? code;

const transaction = (number: string): string => `transaction ${number}`;

const change = (from: string | undefined, to: string, labelOf: (code: string) => string): string =>
  from === undefined ? labelOf(to) : `${labelOf(from)} → ${labelOf(to)}`;
