import type { OrderTotals } from '@nuee/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LockIcon } from '../../primitives/Icon/icons.tsx';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { TotalsTable } from '../TotalsTable/TotalsTable.tsx';
import * as styles from './CartSummary.css.ts';

export interface CartSummaryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Amounts in euros; an order has the same four. */
  totals: OrderTotals;
  /** The button that leads to the payment; without it the summary only lists the amounts. */
  children?: ReactNode;
}

/**
 * « Récapitulatif »: the amounts of the cart, or of a past order.
 *
 * Use it beside the cart; beside the checkout, use `OrderSummary`.
 */
export function CartSummary({ totals, children, ...rest }: CartSummaryProps) {
  return (
    <Panel as="section" {...rest}>
      <Stack gap={20}>
        <Heading level={2} size="h3">
          Récapitulatif
        </Heading>
        <TotalsTable totals={totals} />
        {children !== undefined && (
          <Stack gap={12}>
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
