import { maximumPasswordLength, minimumPasswordLength, passwordsMatchError } from '@nuee/domain';
import { PasswordField, type PasswordFieldProps } from '../primitives/PasswordField/PasswordField.tsx';

const length = `${minimumPasswordLength}\u00a0caractères au minimum`;

/** The props that `useFieldErrors` returns for a field. */
type FieldState = Pick<PasswordFieldProps, 'name' | 'error' | 'onValueChange'>;

/** A new password, typed twice. */
export function NewPasswordFields({ next, confirmation }: { next: FieldState; confirmation: FieldState }) {
  return (
    <>
      <PasswordField
        label="Nouveau mot de passe"
        autoComplete="new-password"
        required
        maxLength={maximumPasswordLength}
        description={`${length}.`}
        {...next}
      />
      <PasswordField
        label="Confirmer le nouveau mot de passe"
        autoComplete="new-password"
        required
        maxLength={maximumPasswordLength}
        {...confirmation}
      />
    </>
  );
}

/**
 * What is wrong with the two: the password must meet the minimum length of the registration and equal its confirmation
 * (specification, section 5).
 */
export const newPasswordErrors = (next: string, confirmation: string) => ({
  next: next.length < minimumPasswordLength ? `Choisissez un mot de passe de ${length}.` : undefined,
  confirmation: passwordsMatchError(next, confirmation),
});
