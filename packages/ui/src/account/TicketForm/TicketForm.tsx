import { formatDate, mostPhotographs, type Order, pictureIssue, pictureKinds, ticketError } from '@nuee/domain';
import type { NewTicket } from '@nuee/domain/live';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { type Photograph, TicketPhotographs } from '../TicketPhotographs/TicketPhotographs.tsx';

export interface TicketFormProps extends Omit<PartProps<'form'>, 'children' | 'onSubmit'> {
  /** Called with what was typed, trimmed, once neither field is empty. Resolves to whether the ticket was opened. */
  onSubmit: (ticket: NewTicket) => Promise<boolean>;
  /** The customer's orders, the latest first: the ticket may be about one of them. */
  orders?: readonly Pick<Order, '_id' | 'orderNumber' | 'createdAt'>[] | undefined;
  /** Sends a photograph as soon as it is chosen: resolves to its id, or to why it is refused. Without it none is taken. */
  onPhotograph?: (file: File) => Promise<{ _id: string } | string>;
  /** Where « Annuler » leads. */
  cancelHref: string;
}

/**
 * A new support ticket.
 *
 * Use it to open a customer's ticket; for a visitor without an account, use `ContactForm`.
 */
export function TicketForm({ onSubmit, cancelHref, orders = [], onPhotograph, ...rest }: TicketFormProps) {
  const { field, check, refused } = useFieldErrors<'subject' | 'message'>();
  const { button, save } = useSaving();
  const [error, setError] = useState<string>();
  const [photographs, setPhotographs] = useState<readonly Photograph[]>([]);
  const [sending, setSending] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const subject = String(typed.get('subject')).trim();
    const message = String(typed.get('message')).trim();
    setError(ticketError(subject, message));
    const complete = check(event.currentTarget, {
      subject: subject === '' ? 'Indiquez le sujet de votre demande.' : undefined,
      message: message === '' ? 'Écrivez votre message.' : undefined,
    });
    const orderId = String(typed.get('orderId') ?? '');
    const ticket = {
      subject,
      message,
      ...(orderId !== '' && { orderId }),
      ...(photographs.length > 0 && { photographs: photographs.map(({ _id }) => _id) }),
    };
    if (complete) void save(() => onSubmit(ticket));
  };
  return (
    <form noValidate aria-label="Nouvelle demande" onSubmit={submit} {...rest}>
      <Stack gap={20}>
        <TextField label="Sujet" required autoComplete="off" {...field('subject')} />
        {orders.length > 0 && (
          <SelectField
            label="Commande (facultatif)"
            name="orderId"
            placeholder="Aucune en particulier"
            options={orders.map(({ _id, orderNumber, createdAt }) => ({
              value: _id,
              label: `${orderNumber} du ${formatDate(createdAt)}`,
            }))}
          />
        )}
        <TextArea label="Message" required rows={6} {...field('message')} />
        {onPhotograph && (
          <PhotographField
            value={photographs}
            onValueChange={setPhotographs}
            onSend={onPhotograph}
            sending={sending}
            onSendingChange={setSending}
          />
        )}
        {refused && error !== undefined && <Notice tone="critical">{error}</Notice>}
        <Inline gap={24}>
          <Button type="submit" loading={button.loading || sending}>
            Envoyer
          </Button>
          <TextLink href={cancelHref} tone="standalone">
            Annuler
          </TextLink>
        </Inline>
      </Stack>
    </form>
  );
}

interface PhotographFieldProps {
  value: readonly Photograph[];
  onValueChange: (change: (before: readonly Photograph[]) => readonly Photograph[]) => void;
  onSend: NonNullable<TicketFormProps['onPhotograph']>;
  sending: boolean;
  onSendingChange: (sending: boolean) => void;
}

function PhotographField({ value, onValueChange, onSend, sending, onSendingChange }: PhotographFieldProps) {
  const [issue, setIssue] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const descriptionId = useId();
  const send = async (files: readonly File[]): Promise<void> => {
    setIssue(undefined);
    onSendingChange(true);
    for (const file of files.slice(0, mostPhotographs - value.length)) {
      const sent = pictureIssue(file) ?? (await onSend(file));
      if (typeof sent === 'string') setIssue(sent);
      else onValueChange((before) => [...before, { _id: sent._id, file }]);
    }
    if (files.length > mostPhotographs - value.length)
      setIssue(`Joignez ${mostPhotographs}\u00a0photographies au plus.`);
    onSendingChange(false);
  };
  return (
    <Stack gap={8}>
      {value.length > 0 && (
        <TicketPhotographs
          photographs={value}
          onRemove={(removed) => {
            setIssue(undefined);
            onValueChange((before) => before.filter(({ _id }) => _id !== removed._id));
            button.current?.focus();
          }}
        />
      )}
      <div>
        <Button
          ref={button}
          size="sm"
          variant="secondary"
          loading={sending}
          aria-describedby={descriptionId}
          onClick={() => input.current?.click()}
        >
          Joindre des photographies
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={pictureKinds.join(',')}
          onChange={({ currentTarget }) => {
            void send([...(currentTarget.files ?? [])]);
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      <Text size="caption" tone="muted" id={descriptionId}>
        {`Facultatif\u00a0: ${mostPhotographs} au plus, 10\u00a0Mo chacune. La boutique seule les voit.`}
      </Text>
      <div role="status">
        {issue !== undefined && (
          <Text size="small" tone="critical">
            {issue}
          </Text>
        )}
      </div>
    </Stack>
  );
}
