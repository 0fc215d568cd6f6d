import { ticketError } from '@nuee/domain';
import { type SubmitEvent, useState } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';

export interface TicketFormProps extends Omit<PartProps<'form'>, 'children' | 'onSubmit'> {
  /** Called with what was typed, trimmed, once neither field is empty. Resolves to whether the ticket was opened. */
  onSubmit: (ticket: { subject: string; message: string }) => Promise<boolean>;
  /** Where « Annuler » leads. */
  cancelHref: string;
}

/**
 * A new support ticket.
 *
 * Use it to open a customer's ticket; for a visitor without an account, use `ContactForm`.
 */
export function TicketForm({ onSubmit, cancelHref, ...rest }: TicketFormProps) {
  const { field, check, refused } = useFieldErrors<'subject' | 'message'>();
  const { button, save } = useSaving();
  const [error, setError] = useState<string>();
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
    if (complete) void save(() => onSubmit({ subject, message }));
  };
  return (
    <form noValidate aria-label="Nouvelle demande" onSubmit={submit} {...rest}>
      <Stack gap={20}>
        <TextField label="Sujet" required autoComplete="off" {...field('subject')} />
        <TextArea label="Message" required rows={6} {...field('message')} />
        {refused && error !== undefined && <Notice tone="critical">{error}</Notice>}
        <Inline gap={24}>
          <Button type="submit" {...button}>
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
