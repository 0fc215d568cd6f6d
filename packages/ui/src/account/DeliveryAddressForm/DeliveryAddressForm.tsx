import { type AccountUser, deliveryCountries, maximumAddressFieldLength } from '@nuee/domain';
import type { ComponentPropsWithRef, SubmitEvent } from 'react';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as styles from './DeliveryAddressForm.css.ts';

type DeliveryAddress = Pick<AccountUser, 'address' | 'postalCode' | 'city' | 'country'>;

export interface DeliveryAddressFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** The known address: the initial values of the form. */
  value: DeliveryAddress;
  /** Called with what was typed, trimmed, once no field is empty. Resolves to whether it was saved. */
  onSubmit: (next: DeliveryAddress) => Promise<boolean>;
}

/**
 * The customer's delivery address.
 *
 * Use it in the account, which stores the address; for the address of one order, use `AddressForm`.
 */
export function DeliveryAddressForm({ value, onSubmit, ...rest }: DeliveryAddressFormProps) {
  const { field, check } = useFieldErrors<keyof DeliveryAddress>();
  const { button, save } = useSaving();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: keyof DeliveryAddress) => String(typed.get(name)).trim();
    const missing = (name: keyof DeliveryAddress, sentence: string) => (text(name) === '' ? sentence : undefined);
    const complete = check(event.currentTarget, {
      address: missing('address', 'Indiquez votre adresse.'),
      postalCode: missing('postalCode', 'Indiquez votre code postal.'),
      city: missing('city', 'Indiquez votre ville.'),
      country: missing('country', 'Indiquez votre pays.'),
    });
    if (!complete) return;
    const next = {
      address: text('address'),
      postalCode: text('postalCode'),
      city: text('city'),
      country: text('country'),
    };
    void save(() => onSubmit(next));
  };
  const input = (name: keyof DeliveryAddress) => ({
    required: true,
    maxLength: maximumAddressFieldLength,
    defaultValue: value[name],
    ...field(name),
  });
  return (
    <form noValidate aria-label="Adresse de livraison" onSubmit={submit} {...rest}>
      <Stack gap={20}>
        <TextField label="Adresse" autoComplete="shipping address-line1" {...input('address')} />
        <div className={styles.town}>
          <TextField
            label="Code postal"
            autoComplete="shipping postal-code"
            inputMode="numeric"
            {...input('postalCode')}
          />
          <TextField label="Ville" autoComplete="shipping address-level2" {...input('city')} />
        </div>
        <TextField
          label="Pays"
          autoComplete="shipping country-name"
          suggestions={deliveryCountries}
          description="France métropolitaine ou Belgique"
          {...input('country')}
        />
        <div>
          <Button type="submit" {...button}>
            Enregistrer l’adresse
          </Button>
        </div>
      </Stack>
    </form>
  );
}
