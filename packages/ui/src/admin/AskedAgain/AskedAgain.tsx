import { type Again, type AsksCode, againIssues, codeGiven, codeHint, fieldIssues, type Refuse } from '@nuee/domain';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useCheckedForm } from '../../internal/useCheckedForm.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export interface AskedAgainProps {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` when « Annuler », Escape or a press outside asks to close it. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  question: string;
  /** What will happen. */
  children: ReactNode;
  /** The verb: « Changer l’IBAN ». */
  confirmLabel: string;
  /** Whether the account has one-time codes: then one is asked for too, or a passkey unless one is typed. Default none. */
  asksCode?: AsksCode | undefined;
  /** Called with what was typed; marks a field that is refused with `refuse`. Closing it is up to the caller. */
  onConfirm: (again: Again, refuse: Refuse) => Promise<void>;
}

/**
 * Asks for the password again, and for a code, before what whoever finds an open session must not do.
 *
 * Use it before something that opens the shop to others or takes its money elsewhere; before anything else that can’t be undone, use
 * `ConfirmDialog`.
 */
export function AskedAgain({ open, onOpenChange, ...question }: AskedAgainProps) {
  const bodyId = useId();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} size="sm" aria-describedby={bodyId}>
      {open && <Question bodyId={bodyId} onCancel={() => onOpenChange(false)} {...question} />}
    </Dialog.Root>
  );
}

interface QuestionProps extends Omit<AskedAgainProps, 'open' | 'onOpenChange'> {
  bodyId: string;
  onCancel: () => void;
}

/** Mounted anew each time it opens, so that nothing typed stays. */
function Question({ bodyId, question, children, confirmLabel, asksCode = false, onConfirm, onCancel }: QuestionProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { button, save } = useSaving();
  const again: Again = { password, ...codeGiven(asksCode, code) };
  const { issues, check, refuse } = useCheckedForm(fieldIssues(againIssues(again)), { password, code });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!button.loading && check(event.currentTarget)) void save(() => onConfirm(again, refuse));
  };
  return (
    <form noValidate onSubmit={submit}>
      <Dialog.Title>{question}</Dialog.Title>
      <Dialog.Body>
        <Stack gap={16}>
          <div id={bodyId}>
            <Text>{children}</Text>
          </div>
          <PasswordField
            label="Votre mot de passe"
            name="password"
            autoComplete="current-password"
            value={password}
            error={issues.password}
            onValueChange={setPassword}
          />
          {asksCode && (
            <TextField
              label="Code"
              name="code"
              autoComplete="one-time-code"
              description={codeHint(asksCode)}
              value={code}
              error={issues.code}
              onValueChange={setCode}
            />
          )}
        </Stack>
      </Dialog.Body>
      <Dialog.Foot>
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Annuler
        </Button>
        <Button type="submit" size="sm" {...button}>
          {confirmLabel}
        </Button>
      </Dialog.Foot>
    </form>
  );
}
