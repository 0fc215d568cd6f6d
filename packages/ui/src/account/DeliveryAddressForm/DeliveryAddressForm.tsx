import { countriesHint, deliveryCountries, maximumAddressFieldLength, type SavedAddress } from '@nuee/domain';
import type { SubmitEvent } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { useFieldErrors } from '../../internal/useFieldErrors.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as styles from './DeliveryAddressForm.css.ts';

export interface DeliveryAddressFormProps extends Omit<PartProps<'form'>, 'children' | 'onSubmit'> {
  /** The known address: the initial values of the form. */
  value: SavedAddress;
  /** The countries that the shop delivers to. Default France and Belgium. */
  countries?: readonly string[] | undefined;
  /** Called with what was typed, trimmed, once no field is empty. Resolves to whether it was saved. */
  onSubmit: (next: SavedAddress) => Promise<boolean>;
}

/**
 * The customer's delivery address.
 *
 * Use it in the account, where the address is kept; for several of them, use `AddressBook`, for the address of one order `AddressForm`.
 */
export function DeliveryAddressForm({
  value,
  countries = deliveryCountries,
  onSubmit,
  ...rest
}: DeliveryAddressFormProps) {
  const { field, check } = useFieldErrors<keyof SavedAddress>();
  const { button, save } = useSaving();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: keyof SavedAddress) => String(typed.get(name)).trim();
    const missing = (name: keyof SavedAddress, sentence: string) => (text(name) === '' ? sentence : undefined);
    const complete = check(event.currentTarget, {
      street: missing('street', 'Indiquez votre adresse.'),
      postalCode: missing('postalCode', 'Indiquez votre code postal.'),
      city: missing('city', 'Indiquez votre ville.'),
      country: missing('country', 'Indiquez votre pays.'),
    });
    if (!complete) return;
    const next = {
      street: text('street'),
      postalCode: text('postalCode'),
      city: text('city'),
      country: text('country'),
    };
    void save(() => onSubmit(next));
  };
  const input = (name: keyof SavedAddress) => ({
    required: true,
    maxLength: maximumAddressFieldLength,
    defaultValue: value[name],
    ...field(name),
  });
  return (
    <form noValidate aria-label="Adresse de livraison" onSubmit={submit} {...rest}>
      <Stack gap={20}>
        <TextField label="Adresse" autoComplete="shipping address-line1" {...input('street')} />
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
          suggestions={countries}
          description={countriesHint(countries)}
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
