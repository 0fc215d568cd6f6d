import { formatDateTime, orderStatusLabel, paymentStatusLabel } from '@nuee/domain';
import type { OwnerOrder } from '@nuee/domain/live';
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
            {entry.what === 'note' && (
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

const authors: Readonly<Record<string, string>> = { customer: 'Client', shop: 'Boutique' };

function wordsOf({ what, from, to = '', text = '' }: OwnerOrder['timeline'][number]): string {
  switch (what) {
    case 'created':
      return 'Commande passée';
    case 'status':
      return `Statut\u00a0: ${change(from, to, (status) => orderStatusLabel(status, 'admin'))}`;
    case 'payment':
      return `Paiement\u00a0: ${change(from, to, paymentStatusLabel)}${text && ` (${text})`}`;
    case 'note':
      return 'Note interne';
    case 'withdrawal':
      return 'Rétractation demandée';
    case 'invoice':
      return `Facture ${to || text} émise`;
    case 'credit':
      return `Avoir ${to || text} émis`;
    default:
      return what satisfies never;
  }
}

const change = (from: string | undefined, to: string, labelOf: (code: string) => string): string =>
  from === undefined ? labelOf(to) : `${labelOf(from)} → ${labelOf(to)}`;
