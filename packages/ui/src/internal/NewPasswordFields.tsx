import { maximumPasswordLength, minimumPasswordLength, passwordsMatchError } from '@nuee/domain';
import { PasswordField, type PasswordFieldProps } from '../primitives/PasswordField/PasswordField.tsx';

const length = `${minimumPasswordLength}\u00a0caractères au minimum`;

/** What `useFieldErrors` gives for a field. */
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

/** What is wrong with the two: it must be as long as at the registration and equal its confirmation (specification, section 5). */
export const newPasswordErrors = (next: string, confirmation: string) => ({
  next: next.length < minimumPasswordLength ? `Choisissez un mot de passe de ${length}.` : undefined,
  confirmation: passwordsMatchError(next, confirmation),
});
