import { addressLine, formatDateTime, formatShortDate, withdrawalStatusLabel } from '@nuee/domain';
import type { CustomerFile as File } from '@nuee/domain/live';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { TicketStatus } from '../../account/TicketStatus/TicketStatus.tsx';
import { useSaving } from '../../internal/useSaving.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { DataList } from '../../primitives/DataList/DataList.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { orderHref } from '../adminLinks.ts';
import { Card } from '../Card/Card.tsx';
import * as styles from './CustomerFile.css.ts';

export interface CustomerFileProps {
  /** The customer's name. */
  name: string;
  /** What she wrote to the shop, where she lives, and what staff noted. */
  file: File;
  /** Called with an internal note that isn't empty. Resolves to whether it was saved; until then what was typed stays. */
  onNote: (text: string) => Promise<boolean>;
  /** Called to save all of her data as a file. Resolves to whether it was. Default: the user may not. */
  onExport?: (() => Promise<boolean>) | undefined;
  /** Called after a question to erase her account. Resolves to whether it was. Default: the user may not, or it isn't a customer's. */
  onErase?: (() => Promise<boolean>) | undefined;
}

/**
 * What a shop knows of a customer besides her account and her orders, and what an owner does for her when she asks.
 *
 * Use it on the page of a user beside `UserDetail`; for a customer's own page, use `ErasureForm`.
 */
export function CustomerFile({ name, file, onNote, onExport, onErase }: CustomerFileProps) {
  return (
    <Stack gap={24}>
      <Card title="Coordonnées">
        <DataList
          items={[
            { label: 'Téléphone', value: file.phone || '—' },
            {
              label: file.addresses.length > 1 ? 'Adresses' : 'Adresse',
              value: file.addresses.length === 0 ? '—' : <Lines of={file.addresses.map((each) => addressLine(each))} />,
            },
            { label: 'Newsletter', value: newsletterWords(file.newsletter) },
          ]}
        />
      </Card>
      <Card title="Échanges">
        <Rows label="Tickets" none="Aucun ticket.">
          {file.tickets.map(({ _id, subject, status, updatedAt }) => (
            <li key={_id} className={styles.row}>
              <TextLink tone="standalone" href={`/admin/support/${_id}`}>
                {subject}
              </TextLink>
              <TicketStatus status={status} />
              <Day at={updatedAt} />
            </li>
          ))}
        </Rows>
        <Rows label="Rétractations" none="Aucune rétractation.">
          {file.withdrawals.map(({ _id, orderNumber, orderId, status, createdAt }) => (
            <li key={_id} className={styles.row}>
              {orderId === undefined ? (
                <Text size="small">{orderNumber}</Text>
              ) : (
                <TextLink tone="standalone" href={orderHref({ _id: orderId })}>
                  {orderNumber}
                </TextLink>
              )}
              <Text size="small">{withdrawalStatusLabel(status)}</Text>
              <Day at={createdAt} />
            </li>
          ))}
        </Rows>
      </Card>
      <Notes notes={file.notes} onNote={onNote} />
      {(onExport ?? onErase) && <Requests name={name} onExport={onExport} onErase={onErase} />}
    </Stack>
  );
}

function Notes({ notes, onNote }: { notes: File['notes']; onNote: CustomerFileProps['onNote'] }) {
  const [note, setNote] = useState('');
  const { button, save } = useSaving();
  const text = note.trim();
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (text !== '' && !button.loading && (await save(() => onNote(text)))) setNote('');
  };
  return (
    <Card title="Notes internes">
      <form noValidate aria-label="Note interne" onSubmit={(event) => void submit(event)}>
        <Stack gap={12}>
          <TextArea
            label="Nouvelle note"
            name="note"
            rows={2}
            description="Pour votre équipe. Si ce client demande ses données, il la lit aussi."
            value={note}
            onValueChange={setNote}
            maxLength={2_000}
          />
          <div>
            <Button type="submit" size="sm" variant="secondary" disabled={text === ''} {...button}>
              Ajouter la note
            </Button>
          </div>
        </Stack>
      </form>
      {notes.length > 0 && (
        <ol className={styles.rows} aria-label="Notes internes" reversed>
          {notes.map(({ at, who, text: said }) => (
            <li key={`${at} ${said}`} className={styles.note}>
              <Text size="small" className={styles.words}>
                {said}
              </Text>
              <Text size="caption" tone="muted">
                <time dateTime={at}>{formatDateTime(at)}</time>
                {`\u00a0· ${who}`}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Requests({ name, onExport, onErase }: Pick<CustomerFileProps, 'name' | 'onExport' | 'onErase'>) {
  const [asking, setAsking] = useState(false);
  const { button, save } = useSaving();
  return (
    <Card title="Demandes du client">
      <Stack gap={12}>
        <Text size="small" tone="muted">
          Un client peut demander une copie de ses données, ou leur effacement. Le journal garde une ligne de chaque
          demande.
        </Text>
        <Inline gap={8}>
          {onExport && (
            <Button size="sm" variant="secondary" {...button} onClick={() => void save(onExport)}>
              Exporter ses données
            </Button>
          )}
          {onErase && (
            <Button size="sm" variant="secondary" {...button} onClick={() => setAsking(true)}>
              Effacer ce compte
            </Button>
          )}
        </Inline>
      </Stack>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={`Effacer le compte de ${name}\u00a0?`}
        confirmLabel="Effacer"
        onConfirm={() => {
          setAsking(false);
          if (onErase) void save(onErase);
        }}
      >
        Son compte, ses adresses, son panier, ses favoris, ses tickets, vos notes et son inscription à la newsletter
        sont effacés pour toujours. La loi vous fait garder dix ans ses factures et, sans son nom, ses commandes. Une
        commande en cours empêche l’effacement.
      </ConfirmDialog>
    </Card>
  );
}

function Rows({ label, none, children }: { label: string; none: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <Text size="small">{none}</Text>;
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return of.map((line) => (
    <Text key={line} size="small">
      {line}
    </Text>
  ));
}

function Day({ at }: { at: string }) {
  return (
    <Text as="time" dateTime={at} size="caption" tone="muted">
      {formatShortDate(at)}
    </Text>
  );
}

function newsletterWords(newsletter: File['newsletter']): string {
  if (newsletter === undefined) return 'Non inscrit';
  const { since, confirmedAt } = newsletter;
  return confirmedAt === undefined
    ? `Inscription du ${formatShortDate(since)}, pas encore confirmée`
    : `Inscrit depuis le ${formatShortDate(confirmedAt)}`;
}
