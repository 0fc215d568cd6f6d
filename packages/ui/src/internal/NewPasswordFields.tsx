import { maximumPasswordLength, minimumPasswordLength, passwordsMatchError } from '@nuee/domain';
import { PasswordField, type PasswordFieldProps } from '../primitives/PasswordField/PasswordField.tsx';

const atLeast = (minimum: number) => `${minimum}\u00a0caractères au minimum`;

/** The props that `useFieldErrors` returns for a field. */
type FieldState = Pick<PasswordFieldProps, 'name' | 'error' | 'onValueChange'>;

interface NewPasswordFieldsProps {
  next: FieldState;
  confirmation: FieldState;
  minimum: number | undefined;
}

/** A new password, typed twice. */
export function NewPasswordFields({ next, confirmation, minimum = minimumPasswordLength }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="Nouveau mot de passe"
        autoComplete="new-password"
        required
        maxLength={maximumPasswordLength}
        description={`${atLeast(minimum)}.`}
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
export const newPasswordErrors = (next: string, confirmation: string, minimum = minimumPasswordLength) => ({
  next: next.length < minimum ? `Choisissez un mot de passe de ${atLeast(minimum)}.` : undefined,
  confirmation: passwordsMatchError(next, confirmation),
});
