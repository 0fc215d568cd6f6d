import {
  type Address,
  addressAdvice,
  addressPhone,
  countriesHint,
  deliveryCountries,
  maximumAddressFieldLength,
  maximumNameLength,
} from '@nuee/domain';
import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../internal/cx.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CheckoutStep, type CheckoutStepProps } from '../CheckoutStep/CheckoutStep.tsx';
import * as styles from './AddressForm.css.ts';

export interface AddressFormProps extends Omit<CheckoutStepProps, 'title' | 'as' | 'children'> {
  /** Its number in the checkout, written before the title. */
  number?: CheckoutStepProps['number'];
  /** Title of the form and name of its group: « Adresse de livraison ». */
  legend: string;
  /** The values of the fields. */
  value: Address;
  /** Called with the whole address, in which one field has changed. */
  onValueChange: (next: Address) => void;
  /**
   * Which address of the order it is. It tells the browser what to fill in, and begins the name of each field:
   * `shipping-firstName`. By that name a page that refuses the form moves the focus: `form.elements.namedItem(…)`.
   */
  section: 'shipping' | 'billing';
  /** The fields found empty: each says so until something is typed into it. */
  missing?: readonly (keyof Address)[];
  /** Above the fields: a choice among saved addresses. */
  choice?: ReactNode;
  /** The countries that the shop delivers to. Default France and Belgium. */
  countries?: readonly string[];
  /** Whether only name and phone are shown, with « Modifier », since the choice says the rest. Default no. */
  folded?: boolean;
  /** Called when « Modifier » is pressed: the page then unfolds the fields. */
  onUnfold?: () => void;
}

/**
 * How long after a field lost the focus its advice appears, in milliseconds: not while the button below it is being
 * pressed.
 */
const adviceDelay = 300;

/**
 * The seven fields of an address, all of them required. The page checks them: its form is `noValidate`. A country, a
 * postal code or a phone number that looks wrong gets advice below its field once the field has lost the focus, and is
 * never refused. Below a choice of saved addresses the fields may be folded.
 *
 * Use it for an address of an order; for the one stored in the account, use `DeliveryAddressForm`.
 */
export function AddressForm({
  legend,
  value,
  onValueChange,
  section,
  missing = [],
  choice,
  countries = deliveryCountries,
  folded = false,
  onUnfold,
  className,
  ...rest
}: AddressFormProps) {
  // Values that were filled in beforehand are checked from the start.
  const [left, setLeft] = useState(() => fields.map(({ name }) => name).filter((name) => value[name] !== ''));
  const advice = addressAdvice(value, section === 'shipping', countries);
  const all = useRef<HTMLDivElement>(null);
  const unfold = () => {
    flushSync(() => onUnfold?.());
    // The pressed button is gone.
    all.current?.querySelector('input')?.focus();
  };
  return (
    <CheckoutStep as="fieldset" title={legend} className={cx(styles.root, className)} {...rest}>
      {choice !== undefined && <div className={styles.choice}>{choice}</div>}
      {folded ? (
        <div className={styles.folded}>
          <Text>{`${value.firstName} ${value.lastName}, ${addressPhone(value)}`}</Text>
          <LinkButton onClick={unfold}>
            Modifier<VisuallyHidden> l’adresse de livraison</VisuallyHidden>
          </LinkButton>
        </div>
      ) : (
        <div ref={all} className={styles.fields}>
          {fields.map(({ name, autoComplete, width, sentence, ...field }) => (
            <div key={name} className={cx(styles.field[width], width === 'third' && styles.spread)}>
              <TextField
                {...field}
                name={`${section}-${name}`}
                autoComplete={`${section} ${autoComplete}`}
                required
                value={value[name]}
                onValueChange={(next) => onValueChange({ ...value, [name]: next })}
                onBlur={() => setTimeout(() => setLeft((before) => [...new Set(before).add(name)]), adviceDelay)}
                {...(name === 'country' && {
                  suggestions: countries,
                  description: section === 'shipping' && countriesHint(countries),
                })}
                caution={left.includes(name) ? advice[name] : undefined}
                error={missing.includes(name) && value[name].trim() === '' ? sentence : undefined}
              />
            </div>
          ))}
        </div>
      )}
    </CheckoutStep>
  );
}

interface AddressField {
  name: keyof Address;
  label: string;
  /** The error under the field when it is empty. */
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
