import type { Again, AsksCode } from '@nuee/domain';
import { type SubmitEvent, useId } from 'react';
import { LoginCode } from '../../internal/LoginCode.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface SessionExpiredDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** The e-mail address whose session has expired. */
  email: string;
  /** Called with what was typed. */
  onSubmit: (again: Again) => void;
  /** Why the last password was refused. */
  error?: string | undefined;
  /** Whether the account asks for a code besides its password, or for a passkey in its place: the field is shown then. Default no. */
  codeAsked?: AsksCode;
  /** Whether the login is pending. */
  asking?: boolean;
  /** Called to leave the page. */
  onLeave: () => void;
}

/**
 * Asks for the password again when the session has expired. The page below stays, with what was typed in it.
 *
 * For the login that opens the back office, use `AdminLogin`.
 */
export function SessionExpiredDialog({
  open,
  email,
  onSubmit,
  error,
  codeAsked = false,
  asking = false,
  onLeave,
}: SessionExpiredDialogProps) {
  const formId = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const code = typed.get('code');
    if (!asking) onSubmit({ password: String(typed.get('password')), ...(code !== null && { code: String(code) }) });
  };
  return (
    <Dialog.Root open={open} dismissible={false} size="sm">
      <Dialog.Title>Votre session a expiré</Dialog.Title>
      <Dialog.Body>
        <form id={formId} method="post" noValidate aria-label="Reconnexion" onSubmit={submit}>
          <Stack>
            <Text>Reconnectez-vous pour continuer{'\u00a0'}: ce que vous avez saisi est toujours là.</Text>
            <Text size="small" tone="muted">
              {email}
            </Text>
            <PasswordField label="Mot de passe" name="password" autoComplete="current-password" required />
            {codeAsked !== false && <LoginCode asked={codeAsked} />}
            {error !== undefined && <Notice tone="critical">{error}</Notice>}
          </Stack>
        </form>
      </Dialog.Body>
      <Dialog.Foot>
        <Button variant="secondary" size="sm" onClick={onLeave}>
          Se déconnecter
        </Button>
        <Button type="submit" form={formId} size="sm" loading={asking}>
          Se reconnecter
        </Button>
      </Dialog.Foot>
    </Dialog.Root>
  );
}
