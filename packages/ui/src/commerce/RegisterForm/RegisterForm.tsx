import type { PasswordErrors, Registration } from '@nuee/domain';
import { maximumEmailLength, maximumNameLength, maximumPasswordLength, minimumPasswordLength } from '@nuee/domain';
import type { SubmitEvent } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import * as styles from './RegisterForm.css.ts';

export interface RegisterFormProps extends Omit<PartProps<'form'>, 'children' | 'onSubmit'> {
  /**
   * Called once every field passes the browser's validation; whether the passwords are equal is left to the page. May
   * resolve to what is wrong with the password, which is said at its field.
   */
  onSubmit: (registration: Registration) => Promise<PasswordErrors | undefined> | undefined;
  /** Why the registration failed. What was typed stays. */
  error?: string | undefined;
  /** Whether the registration is pending. */
  loading?: boolean;
  /** Address of the login. */
  loginHref: string;
  /** Address of the terms of sale; without it they are not mentioned. */
  termsHref?: string | undefined;
  /** Address of the privacy policy; without it the policy is not mentioned. */
  privacyHref?: string | undefined;
}

/**
 * The form for a new customer's account. The browser's own validation comes first (specification, section 5). The
 * fields keep their own text, so that what was typed or filled in before the script loaded is kept.
 *
 * Use it for a new customer; for a returning one, use `LoginForm`.
 */
export function RegisterForm({
  onSubmit,
  error,
  loading = false,
  loginHref,
  termsHref,
  privacyHref,
  ...rest
}: RegisterFormProps) {
  const { field: checked, check } = useFieldErrors<'password' | 'confirmation'>();
  const field = (name: keyof Registration) => ({ name, required: true });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const text = (name: keyof Registration) => String(typed.get(name));
    if (loading) return;
    check(form, {
      confirmation: text('password') === text('confirmation') ? undefined : 'Saisissez le même mot de passe.',
    });
    const wrong = await onSubmit({
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      password: text('password'),
      confirmation: text('confirmation'),
    });
    if (wrong) check(form, { password: wrong.next });
  };

  return (
    <form method="post" aria-label="Inscription" onSubmit={submit} {...rest}>
      <Stack>
        <div className={styles.names}>
          <TextField label="Prénom" autoComplete="given-name" maxLength={maximumNameLength} {...field('firstName')} />
          <TextField label="Nom" autoComplete="family-name" maxLength={maximumNameLength} {...field('lastName')} />
        </div>
        <TextField label="Email" type="email" autoComplete="email" maxLength={maximumEmailLength} {...field('email')} />
        <PasswordField
          label="Mot de passe"
          description={`${minimumPasswordLength}\u00a0caractères au minimum.`}
          autoComplete="new-password"
          minLength={minimumPasswordLength}
          maxLength={maximumPasswordLength}
          required
          {...checked('password')}
        />
        <PasswordField
          label="Confirmer le mot de passe"
          autoComplete="new-password"
          maxLength={maximumPasswordLength}
          required
          {...checked('confirmation')}
        />
        {error !== undefined && (
          <Notice tone="critical" role="alert">
            {error}
          </Notice>
        )}
        <Button type="submit" width="full" loading={loading}>
          S'inscrire
        </Button>
        <Agreement termsHref={termsHref} privacyHref={privacyHref} />
        <Text size="small" className={styles.login}>
          {'Déjà un compte\u00a0? '}
          <TextLink href={loginHref} className={styles.loginLink}>
            Se connecter
          </TextLink>
        </Text>
      </Stack>
    </form>
  );
}

function Agreement({ termsHref, privacyHref }: { termsHref: string | undefined; privacyHref: string | undefined }) {
  const terms = termsHref !== undefined && <TextLink href={termsHref}>conditions générales</TextLink>;
  const privacy = privacyHref !== undefined && <TextLink href={privacyHref}>politique de confidentialité</TextLink>;
  if (!terms && !privacy) return null;
  return (
    <Text size="caption" tone="muted" className={styles.agreement}>
      En créant un compte, vous acceptez {terms && <>nos {terms}</>}
      {terms && privacy && ' et '}
      {privacy && <>notre {privacy}</>}.
    </Text>
  );
}
