import type { Address } from '@nuee/domain';
import { Grid } from '../layout/Grid/Grid.tsx';
import { TextField } from '../primitives/TextField/TextField.tsx';

/** What `useFieldErrors` gives a field. */
export interface NamedField {
  name: string;
  error: string | undefined;
  onValueChange: () => void;
}

const addressLabels: Readonly<Record<keyof Address, string>> = {
  firstName: 'Prénom',
  lastName: 'Nom',
  street: 'Adresse',
  postalCode: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  phone: 'Téléphone',
};
const addressNames = ['firstName', 'lastName', 'street', 'postalCode', 'city', 'country', 'phone'] as const;

interface AddressFieldsProps {
  title: string;
  /** What the names of its fields begin with: `shippingAddress` before `.city`. */
  name: string;
  value: Address;
  field: (name: string) => NamedField;
  onType: (next: Address) => void;
}

/** The address of an order, as somebody in the office types it. */
export function AddressFields({ title, name: of, value, field, onType }: AddressFieldsProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      <Grid paddingTop={16} columns={{ base: 1, md: 2 }}>
        {addressNames.map((name) => {
          const { onValueChange, ...rest } = field(`${of}.${name}`);
          return (
            <TextField
              key={name}
              label={addressLabels[name]}
              autoComplete="off"
              required
              {...rest}
              value={value[name]}
              onValueChange={(next) => {
                onValueChange();
                onType({ ...value, [name]: next });
              }}
            />
          );
        })}
      </Grid>
    </fieldset>
  );
}
