import { formatPrice, type OrderTotals } from '@nuee/domain';
import { type ReactNode, useState } from 'react';
import type { PartProps } from '../../internal/partProps.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LockIcon } from '../../primitives/Icon/icons.tsx';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { TotalsTable } from '../TotalsTable/TotalsTable.tsx';
import * as styles from './CartSummary.css.ts';

export interface CartSummaryProps extends Omit<PartProps<'section'>, 'children'> {
  /** Amounts in euros; an order has the same four. */
  totals: OrderTotals & { delivery?: { name: string } | undefined };
  /** Whether a method of delivery that isn't chosen yet may cost more. Default `false`. */
  from?: boolean;
  /** The button that leads to the payment; without it the summary only lists the amounts. */
  children?: ReactNode;
}

/**
 * « Récapitulatif »: the amounts of the cart, or of a past order.
 *
 * Use it beside the cart; beside the checkout, use `OrderSummary`.
 */
export function CartSummary({ totals, from = false, children, ...rest }: CartSummaryProps) {
  const { totalPrice } = totals;
  const [shown, setShown] = useState(totalPrice);
  const [news, setNews] = useState('');
  // The eye sees the total change beside the line; screen readers are told.
  if (shown !== totalPrice) {
    setShown(totalPrice);
    setNews(`Total\u00a0: ${formatPrice(totalPrice)}`);
  }
  return (
    <Panel as="section" {...rest}>
      <Stack gap={20}>
        <Heading level={2} size="h3">
          Récapitulatif
        </Heading>
        <TotalsTable totals={totals} from={from} />
        {children !== undefined && (
          <Stack gap={12}>
            <VisuallyHidden role="status">{news}</VisuallyHidden>
            {children}
            <p className={styles.secure}>
              <LockIcon size={16} />
              Paiement sécurisé
            </p>
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
