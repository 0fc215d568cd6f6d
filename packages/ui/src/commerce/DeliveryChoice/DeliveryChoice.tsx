import { formatPrice } from '@nuee/domain';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { RadioList } from '../../primitives/RadioList/RadioList.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { CheckoutStep, type CheckoutStepProps } from '../CheckoutStep/CheckoutStep.tsx';

/** A method as this cart pays it. */
export interface DeliveryOption {
  id: string;
  name: string;
  /** How long it takes, or where the parcel is fetched; may be empty. */
  text: string;
  /** In euros; 0 is free. */
  price: number;
}

export interface DeliveryChoiceProps extends Omit<CheckoutStepProps, 'title' | 'as' | 'children'> {
  /** Its number in the checkout, written before the title. */
  number?: CheckoutStepProps['number'];
  /** The methods that bring the cart to the address, in the owner's order. One alone is no question. */
  options: readonly DeliveryOption[];
  /** The id of the chosen one. */
  value: string;
  /** Called with the id of the method that was chosen. */
  onValueChange: (next: string) => void;
  /** Why nothing can be chosen, or why the choice was refused, in a French sentence. */
  error?: string | undefined;
}

/**
 * How the order is delivered, each method with its price.
 *
 * Use it in the checkout of a shop with delivery methods; for any other choice among a few, use `RadioList`.
 */
export function DeliveryChoice({ options, value, onValueChange, error, ...rest }: DeliveryChoiceProps) {
  const [first, ...others] = options;
  return (
    <CheckoutStep title="Mode de livraison" {...rest}>
      <Stack gap={16}>
        {error !== undefined && (
          <Notice tone="critical" role="status">
            {error}
          </Notice>
        )}
        {first && others.length === 0 && (
          <Text>{[`${first.name}\u00a0: ${priceOf(first)}`, first.text].filter(Boolean).join('. ')}</Text>
        )}
        {others.length > 0 && (
          <RadioList
            label="Mode de livraison"
            labelHidden
            name="deliveryMethod"
            value={value}
            onValueChange={onValueChange}
            options={options.map((option) => ({
              value: option.id,
              label: option.name,
              ...(option.text !== '' && { description: option.text }),
              icon: <span>{priceOf(option)}</span>,
            }))}
          />
        )}
      </Stack>
    </CheckoutStep>
  );
}

const priceOf = ({ price }: DeliveryOption): string => (price === 0 ? 'Offerte' : formatPrice(price));
