import type { MailText } from '@nuee/domain/live';
import { focusWhenOpened } from '../../internal/focusWhenOpened.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './MailReader.css.ts';

export interface MailReaderProps {
  /** Whether it stands over the page. */
  open: boolean;
  /** Called with `false` when it is to be closed. */
  onOpenChange: (open: boolean) => void;
  /** What the mail says; `undefined` until it has come. */
  mail?: MailText | undefined;
  /** Why it can't be read, in a sentence. */
  problem?: string | undefined;
}

/**
 * A mail as its reader has it. It runs no script and its links lead nowhere: they are the reader's.
 *
 * Use it above a `MailsTable`; for words of the back office, use `Dialog`.
 */
export function MailReader({ open, onOpenChange, mail, problem }: MailReaderProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} size="lg">
      <Dialog.Title>{mail?.subject ?? 'E-mail'}</Dialog.Title>
      <Dialog.Body>
        {mail ? (
          <iframe
            title={`E-mail «\u00a0${mail.subject}\u00a0»`}
            sandbox=""
            srcDoc={mail.html}
            className={styles.mail}
          />
        ) : problem === undefined ? (
          <Text role="status">Chargement de l’e-mail</Text>
        ) : (
          <Text role="status">{problem}</Text>
        )}
      </Dialog.Body>
      <Dialog.Foot>
        <Button ref={focusWhenOpened} size="sm" onClick={() => onOpenChange(false)}>
          Fermer
        </Button>
      </Dialog.Foot>
    </Dialog.Root>
  );
}
