import {
  type PaymentMethod,
  paymentMeansOf,
  paymentMethodLabel,
  paymentMethods,
  testPaymentNotice,
} from '@nuee/domain';
import type { ReactNode } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { BankIcon, CardIcon, WalletIcon } from '../../primitives/Icon/icons.tsx';
import { RadioList } from '../../primitives/RadioList/RadioList.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { CheckoutStep, type CheckoutStepProps } from '../CheckoutStep/CheckoutStep.tsx';

export interface PaymentChoiceProps extends Omit<CheckoutStepProps, 'title' | 'as' | 'children'> {
  /** Its number in the checkout, written before the title. */
  number?: CheckoutStepProps['number'];
  /** The method that is chosen. */
  value: PaymentMethod;
  /** Called with the method that was chosen. */
  onValueChange: (next: PaymentMethod) => void;
  /**
   * Whether the shop is the demonstration: it offers every method, with a disabled field under the card and a note that nothing is
   * paid. Default `false`.
   */
  demonstration?: boolean;
  /** The provider that takes cards for a shop in service: for real, or in a rehearsal where nothing is debited. None by default. */
  cards?: 'production' | 'test' | undefined;
}

/**
 * How the order is paid. No card number is ever taken: in the demonstration its field is disabled (specification,
 * section 2). A shop in service takes bank transfers, and cards where a provider takes them on a page of its own; it says who may buy.
 *
 * Use it in the checkout; for any other choice among a few, use `RadioList`.
 */
export function PaymentChoice({ value, onValueChange, demonstration = false, cards, ...rest }: PaymentChoiceProps) {
  return (
    <CheckoutStep title="Mode de paiement" {...rest}>
      <Stack gap={16}>
        <RadioList
          label="Mode de paiement"
          labelHidden
          name="paymentMethod"
          value={value}
          onValueChange={onValueChange}
          options={optionsOf(demonstration, cards)}
        />
        {!demonstration && (
          <Text size="small" tone="muted">
            La vente de produits du vapotage est interdite aux mineurs de moins de 18&nbsp;ans. Une preuve de votre âge
            peut vous être demandée.
          </Text>
        )}
      </Stack>
    </CheckoutStep>
  );
}

const iconOf = {
  card: <CardIcon />,
  paypal: <WalletIcon />,
  'bank-transfer': <BankIcon />,
} as const satisfies Record<PaymentMethod, ReactNode>;

const options = paymentMethods.map((method) => ({
  value: method,
  label: paymentMethodLabel(method),
  icon: iconOf[method],
}));

const cardNumber = (
  <TextField
    label="Numéro de carte"
    name="cardNumber"
    placeholder="1234 5678 9012 3456"
    disabled
    description={'Ceci est une démonstration\u00a0: aucun paiement réel n’est effectué.'}
  />
);

const onTheNextPage = {
  production: 'Vous la saisissez sur la page sécurisée de notre banque, où la commande vous emmène.',
  test: testPaymentNotice,
} as const;

function optionsOf(demonstration: boolean, cards: PaymentChoiceProps['cards']) {
  return options.flatMap((option) => {
    const means = paymentMeansOf(option.value, { demonstration, takesCards: cards !== undefined });
    if (means === undefined) return [];
    if (option.value !== 'card') return [option];
    const detail = means === 'simulated' ? cardNumber : cards && <Text size="small">{onTheNextPage[cards]}</Text>;
    return [{ ...option, detail }];
  });
}
