import { maximumPasswordLength, type PasswordErrors } from '@nuee/domain';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export interface ErasureFormProps extends Omit<PartProps<'form'>, 'children' | 'onSubmit'> {
  /** The e-mail address of the account, for password managers. */
  email: string;
  /** Called with the password after the confirmation. Resolves to whether the account was erased, or to what is wrong with it. */
  onErase: (password: string) => Promise<boolean | PasswordErrors>;
}

/**
 * Erases an account: asks for its password, then for confirmation, with the focus on « Annuler ».
 *
 * Use it where a customer deletes the account; to change the password, use `PasswordForm`.
 */
export function ErasureForm({ email, onErase, ...rest }: ErasureFormProps) {
  const { field, check } = useFieldErrors<'password'>();
  const { button, save } = useSaving();
  const [asked, setAsked] = useState<string>();
  const bodyId = useId();
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    const missing = password === '' ? 'Indiquez votre mot de passe.' : undefined;
    if (check(event.currentTarget, { password: missing })) setAsked(password);
  };
  const close = () => setAsked(undefined);
  const erase = async () => {
    close();
    if (asked === undefined) return;
    const erased = await save(() => onErase(asked));
    if (typeof erased === 'object' && form.current) check(form.current, { password: erased.current });
  };
  return (
    <>
      <form ref={form} noValidate aria-label="Suppression du compte" onSubmit={submit} {...rest}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Stack gap={20}>
          <PasswordField
            label="Votre mot de passe"
            autoComplete="current-password"
            required
            maxLength={maximumPasswordLength}
            {...field('password')}
          />
          <div>
            <Button type="submit" variant="critical" {...button}>
              Supprimer mon compte
            </Button>
          </div>
        </Stack>
      </form>
      <Dialog.Root
        open={asked !== undefined}
        onOpenChange={close}
        size="sm"
        role="alertdialog"
        aria-describedby={bodyId}
      >
        <Dialog.Title>{'Supprimer votre compte\u00a0?'}</Dialog.Title>
        <Dialog.Body id={bodyId}>
          <Text>Cette action est définitive.</Text>
        </Dialog.Body>
        <Dialog.Foot>
          <Button variant="secondary" size="sm" onClick={close}>
            Annuler
          </Button>
          <Button variant="critical" size="sm" onClick={erase}>
            Supprimer
          </Button>
        </Dialog.Foot>
      </Dialog.Root>
    </>
  );
}
