import { type Address, maximumAddressFieldLength, maximumNameLength } from '@nuee/domain';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { cx } from '../../internal/cx.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { CheckoutStep, type CheckoutStepProps } from '../CheckoutStep/CheckoutStep.tsx';
import * as styles from './AddressForm.css.ts';

export interface AddressFormProps extends Omit<CheckoutStepProps, 'title' | 'as' | 'children'> {
  /** Its place in the checkout, written before the title. */
  number?: CheckoutStepProps['number'];
  /** Title of the form and name of its group: « Adresse de livraison ». */
  legend: string;
  /** What the fields hold. */
  value: Address;
  /** The whole address with the one field changed. */
  onValueChange: (next: Address) => void;
  /**
   * Which address of the order it is. Tells the browser what to fill in, and makes the name of each field:
   * `shipping-firstName`. A page that refuses the form moves the focus by it: `form.elements.namedItem(…)`.
   */
  section: 'shipping' | 'billing';
  /** The fields that were found empty: each says so until something is typed into it. */
  missing?: readonly (keyof Address)[];
}

/**
 * The seven fields of an address, all of them asked for. The page around checks them: its form is `noValidate`.
 *
 * Use it where an order asks for an address; for the one that the account keeps, use `DeliveryAddressForm`.
 */
export function AddressForm({
  legend,
  value,
  onValueChange,
  section,
  missing = [],
  className,
  ...rest
}: AddressFormProps) {
  return (
    <CheckoutStep as="fieldset" title={legend} className={cx(styles.root, className)} {...rest}>
      <div className={styles.fields}>
        {fields.map(({ name, autoComplete, width, sentence, ...field }) => (
          <div key={name} className={styles.field[width]}>
            <TextField
              {...field}
              name={`${section}-${name}`}
              autoComplete={`${section} ${autoComplete}`}
              required
              value={value[name]}
              onValueChange={(next) => onValueChange({ ...value, [name]: next })}
              error={missing.includes(name) && value[name].trim() === '' ? sentence : undefined}
            />
          </div>
        ))}
      </div>
    </CheckoutStep>
  );
}

interface AddressField {
  name: keyof Address;
  label: string;
  /** What is said under the field when it is missing. */
  sentence: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
  width: keyof typeof styles.field;
  maxLength: number;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric';
}

const fields: readonly AddressField[] = [
  {
    name: 'firstName',
    label: 'Prénom',
    sentence: 'Indiquez votre prénom.',
    autoComplete: 'given-name',
    width: 'half',
    maxLength: maximumNameLength,
  },
  {
    name: 'lastName',
    label: 'Nom',
    sentence: 'Indiquez votre nom.',
    autoComplete: 'family-name',
    width: 'half',
    maxLength: maximumNameLength,
  },
  {
    name: 'street',
    label: 'Adresse',
    sentence: 'Indiquez votre adresse.',
    autoComplete: 'address-line1',
    width: 'full',
    maxLength: maximumAddressFieldLength,
  },
  {
    name: 'postalCode',
    label: 'Code postal',
    sentence: 'Indiquez votre code postal.',
    autoComplete: 'postal-code',
    width: 'third',
    maxLength: maximumAddressFieldLength,
    inputMode: 'numeric',
  },
  {
    name: 'city',
    label: 'Ville',
    sentence: 'Indiquez votre ville.',
    autoComplete: 'address-level2',
    width: 'twoThirds',
    maxLength: maximumAddressFieldLength,
  },
  {
    name: 'country',
    label: 'Pays',
    sentence: 'Indiquez votre pays.',
    autoComplete: 'country-name',
    width: 'half',
    maxLength: maximumAddressFieldLength,
  },
  {
    name: 'phone',
    label: 'Téléphone',
    sentence: 'Indiquez votre numéro de téléphone.',
    autoComplete: 'tel',
    width: 'half',
    maxLength: maximumAddressFieldLength,
    type: 'tel',
  },
];
