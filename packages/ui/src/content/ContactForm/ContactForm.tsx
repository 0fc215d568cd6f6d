import type { SubmitEvent } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as styles from './ContactForm.css.ts';

/** A visitor's message to the shop. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export interface ContactFormProps extends Omit<PartProps<'form'>, 'children' | 'onSubmit'> {
  /**
   * Called once every field passes the browser's validation. The form is emptied afterwards, unless this resolves to `false`: the
   * message could not be sent.
   */
  onSend: (message: ContactMessage) => Promise<boolean> | undefined;
}

/**
 * The contact form. Everything is required, by the browser's own validation (specification, section 5).
 *
 * Use it for any visitor; for a customer who is logged in, use `TicketForm`.
 */
export function ContactForm({ onSend, className, ...rest }: ContactFormProps) {
  const field = (name: keyof ContactMessage) => ({ name, required: true });
  const { button, save } = useSaving();
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const text = (name: keyof ContactMessage) => String(typed.get(name));
    const message = { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
    const sending = onSend(message);
    if (!sending || (await save(() => sending))) form.reset();
  };

  return (
    <form
      method="post"
      aria-label="Nous écrire"
      className={cx(styles.root, className)}
      onSubmit={(event) => void submit(event)}
      {...rest}
    >
      <Stack gap={20}>
        <div className={styles.person}>
          <TextField label="Nom" autoComplete="name" {...field('name')} />
          <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        </div>
        <TextField label="Sujet" autoComplete="off" {...field('subject')} />
        <TextArea label="Message" rows={6} {...field('message')} />
        <Button type="submit" className={styles.send} {...button}>
          Envoyer
        </Button>
      </Stack>
    </form>
  );
}
