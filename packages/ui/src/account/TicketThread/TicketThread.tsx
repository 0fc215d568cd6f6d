import { canReply, formatDateTime, replyError, type SupportTicket } from '@nuee/domain';
import { type SubmitEvent, useId } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { useShopName } from '../../internal/ShopNameContext.tsx';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { ArrowLeftIcon } from '../../primitives/Icon/icons.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { type Photograph, TicketPhotographs } from '../TicketPhotographs/TicketPhotographs.tsx';
import { TicketStatus } from '../TicketStatus/TicketStatus.tsx';
import * as styles from './TicketThread.css.ts';

export interface TicketThreadProps extends Omit<PartProps<'div'>, 'children' | 'color'> {
  /** The ticket with its replies, oldest first. */
  ticket: SupportTicket;
  /** Those that it was sent with. */
  photographs?: readonly Photograph[];
  /**
   * Called with a reply that is not empty. Resolves to whether it was sent: the field is emptied then, and kept
   * otherwise.
   */
  onReply: (message: string) => Promise<boolean>;
  /** Address of all the tickets. */
  backHref: string;
  /** Address of the form of a new ticket. */
  newHref: string;
}

/**
 * A support ticket: the messages of both sides, and a reply field unless it is closed (specification, section 4).
 *
 * Use it for one ticket with its replies; to open another one, use `TicketForm`.
 */
export function TicketThread({ ticket, photographs = [], onReply, backHref, newHref, ...rest }: TicketThreadProps) {
  const shopName = useShopName();
  const subjectId = useId();
  const { _id, subject, message, createdAt, status, responses, order } = ticket;
  return (
    <Stack as="section" gap={24} aria-labelledby={subjectId} {...rest}>
      <Inline gap={8}>
        <ArrowLeftIcon />
        <TextLink href={backHref} tone="standalone">
          Tous les tickets
        </TextLink>
      </Inline>
      <div className={styles.head}>
        <Heading level={2} id={subjectId} size="h3">
          {subject}
        </Heading>
        <TicketStatus status={status} />
      </div>
      {order && <Text size="small" tone="muted">{`Au sujet de la commande ${order.orderNumber}`}</Text>}
      <Stack as="ol" gap={12} aria-label="Messages">
        {[{ _id, message, createdAt, isAdmin: false }, ...responses].map((entry) => (
          <li key={entry._id} className={styles.message} data-ours={entry.isAdmin || undefined}>
            <Inline alignItems="baseline" justifyContent="space-between">
              <strong className={styles.author}>{entry.isAdmin ? shopName : 'Vous'}</strong>
              <Text as="time" size="caption" tone="muted" dateTime={entry.createdAt}>
                {formatDateTime(entry.createdAt)}
              </Text>
            </Inline>
            <p className={styles.text}>{entry.message}</p>
            {entry._id === _id && photographs.length > 0 && <TicketPhotographs photographs={photographs} />}
          </li>
        ))}
      </Stack>
      {canReply(ticket) ? (
        <ReplyForm onReply={onReply} />
      ) : (
        <Notice tone="info">
          Ce ticket est fermé. <TextLink href={newHref}>Ouvrez un nouveau ticket</TextLink> pour nous écrire.
        </Notice>
      )}
    </Stack>
  );
}

function ReplyForm({ onReply }: Pick<TicketThreadProps, 'onReply'>) {
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
      <Stack>
        <TextArea label="Votre réponse" required {...field('reply')} />
        <div>
          <Button type="submit" {...button}>
            Envoyer la réponse
          </Button>
        </div>
      </Stack>
    </form>
  );
}
