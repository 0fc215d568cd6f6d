import { type AccountUser, maximumAddressFieldLength, maximumNameLength } from '@nuee/domain';
import type { SubmitEvent } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export interface ProfileFormProps extends Omit<PartProps<'form'>, 'children' | 'onSubmit'> {
  /** The known data of the customer: the initial values of the form. */
  value: Pick<AccountUser, 'name' | 'email' | 'phone'>;
  /** Called with what was typed, trimmed, once there is a name. Resolves to whether it was saved. */
  onSubmit: (next: Pick<AccountUser, 'name' | 'phone'>) => Promise<boolean>;
}

/**
 * Name and phone of the customer. The e-mail address is shown and can't be changed (specification, section 5).
 *
 * Use it for the customer's name and phone; for the delivery address, use `DeliveryAddressForm`.
 */
export function ProfileForm({ value, onSubmit, ...rest }: ProfileFormProps) {
  const { field, check } = useFieldErrors<'name' | 'phone'>();
  const { button, save } = useSaving();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const name = String(typed.get('name')).trim();
    const phone = String(typed.get('phone')).trim();
    if (check(event.currentTarget, { name: name === '' ? 'Indiquez votre nom.' : undefined }))
      void save(() => onSubmit({ name, phone }));
  };
  return (
    <form noValidate aria-label="Profil" onSubmit={submit} {...rest}>
      <Stack gap={20}>
        <TextField
          label="Nom complet"
          autoComplete="name"
          required
          maxLength={maximumNameLength}
          defaultValue={value.name}
          {...field('name')}
        />
        <TextField label="Email" name="email" type="email" disabled value={value.email} description="Non modifiable" />
        <TextField
          label="Téléphone"
          type="tel"
          autoComplete="tel"
          maxLength={maximumAddressFieldLength}
          defaultValue={value.phone}
          {...field('phone')}
        />
        <div>
          <Button type="submit" {...button}>
            Enregistrer
          </Button>
        </div>
      </Stack>
    </form>
  );
}
