import {
  formatDateTime,
  replyError,
  type TicketStatus as Status,
  ticketStatuses,
  ticketStatusLabel,
} from '@nuee/domain';
import type { OwnerTicket } from '@nuee/domain/live';
import type { SubmitEvent } from 'react';
import { type Photograph, TicketPhotographs } from '../../account/TicketPhotographs/TicketPhotographs.tsx';
import { TicketStatus } from '../../account/TicketStatus/TicketStatus.tsx';
import { useShopName } from '../../internal/ShopNameContext.tsx';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataList } from '../../primitives/DataList/DataList.tsx';
import { ChevronDownIcon } from '../../primitives/Icon/icons.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { orderHref, userHref } from '../adminLinks.ts';
import { Card } from '../Card/Card.tsx';
import * as cells from '../cells.css.ts';
import { DetailPage } from '../DetailPage/DetailPage.tsx';
import * as styles from './TicketDetail.css.ts';

export interface TicketDetailProps {
  /** The ticket with its replies, oldest first. */
  ticket: OwnerTicket;
  /** Those that it was sent with. */
  photographs?: readonly Photograph[];
  /** Called with a reply that isn't empty. Resolves to whether it was sent; until then what was typed stays. */
  onReply: (message: string) => Promise<boolean>;
  /** Called with the chosen status, never the current one. */
  onStatusChange: (next: Status) => void;
}

/**
 * A ticket for the staff who answer it: the messages of both sides, a reply field, its status, and its author.
 *
 * Use it in the back office; for the customer's view of a ticket, use `TicketThread`.
 */
export function TicketDetail({ ticket, photographs = [], onReply, onStatusChange }: TicketDetailProps) {
  const { _id, subject, message, createdAt, status, responses, user, order } = ticket;
  const shopName = useShopName();
  return (
    <DetailPage
      back={{ href: '/admin/support', label: 'Support' }}
      actions={
        <Menu.Root
          trigger={
            <Button size="sm" variant="secondary">
              Changer le statut
              <ChevronDownIcon size={16} />
            </Button>
          }
        >
          <Menu.Choices
            label="Changer le statut"
            value={status}
            onValueChange={onStatusChange}
            options={ticketStatuses.map((value) => ({
              value,
              label: ticketStatusLabel(value),
              disabled: value === status,
            }))}
          />
        </Menu.Root>
      }
      main={
        <>
          <Card title={subject}>
            <div>
              <TicketStatus status={status} />
            </div>
            <ol aria-label="Messages" className={styles.messages}>
              {[{ _id, message, createdAt, isAdmin: false }, ...responses].map((entry) => (
                <li key={entry._id} className={styles.message}>
                  <p className={styles.by}>
                    <strong className={styles.author}>{entry.isAdmin ? shopName : user.name}</strong>
                    <Text as="time" size="caption" tone="muted" dateTime={entry.createdAt}>
                      {formatDateTime(entry.createdAt)}
                    </Text>
                  </p>
                  <Text size="small" className={styles.words}>
                    {entry.message}
                  </Text>
                  {entry._id === _id && photographs.length > 0 && <TicketPhotographs photographs={photographs} />}
                </li>
              ))}
            </ol>
          </Card>
          <Card title="Répondre">
            <ReplyForm onReply={onReply} />
          </Card>
        </>
      }
      aside={
        <Card title="Client">
          <DataList
            className={cells.facts}
            items={[
              { label: 'Nom', value: user.name },
              { label: 'E-mail', value: user.email },
              ...(order
                ? [{ label: 'Commande', value: <TextLink href={orderHref(order)}>{order.orderNumber}</TextLink> }]
                : []),
            ]}
          />
          {user._id === undefined ? (
            <Text size="small" tone="muted">
              A écrit par le formulaire de contact, sans compte.
            </Text>
          ) : (
            <TextLink href={userHref({ _id: user._id })} tone="standalone">
              Voir le client
            </TextLink>
          )}
        </Card>
      }
    />
  );
}

function ReplyForm({ onReply }: Pick<TicketDetailProps, 'onReply'>) {
  const { field, check } = useFieldErrors<'reply'>();
  const { button, save } = useSaving();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const reply = String(new FormData(form).get('reply'));
    if (!check(form, { reply: replyError(reply) })) return;
    if (await save(() => onReply(reply.trim()))) form.reset();
  };
  return (
    <form noValidate aria-label="Réponse" onSubmit={submit}>
      <Stack gap={12}>
        <TextArea
          label="Votre réponse"
          description="Elle part par e-mail, et le ticket attend alors son client."
          rows={5}
          maxLength={5_000}
          required
          {...field('reply')}
        />
        <div>
          <Button type="submit" size="sm" {...button}>
            Envoyer la réponse
          </Button>
        </div>
      </Stack>
    </form>
  );
}
