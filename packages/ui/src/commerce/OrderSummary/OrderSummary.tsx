import type { CartItem, OrderItem, OrderTotals } from '@nuee/domain';
import type { ComponentPropsWithRef } from 'react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { OrderLines } from '../OrderLines/OrderLines.tsx';
import { TotalsTable } from '../TotalsTable/TotalsTable.tsx';
import * as styles from './OrderSummary.css.ts';

export interface OrderSummaryProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The lines of the cart that becomes the order. */
  items: readonly CartItem[];
  /** Amounts in euros. */
  totals: OrderTotals;
  /** Whether the order is pending: one press makes one order. */
  submitting?: boolean;
  /** Address of the terms of sale; without it they are named but not linked. */
  termsHref?: string | undefined;
}

/**
 * « Votre commande », with the button that submits the form around it.
 *
 * Use it beside the checkout; beside the cart, use `CartSummary`.
 */
export function OrderSummary({ items, totals, submitting = false, termsHref, ...rest }: OrderSummaryProps) {
  return (
    <Panel as="section" {...rest}>
      <Stack gap={20}>
        <Heading level={2} size="h3">
          Votre commande
        </Heading>
        <OrderLines items={items.map(toOrderItem)} size="sm" />
        <TotalsTable totals={totals} />
        <Stack gap={12}>
          <Button type="submit" width="full" loading={submitting}>
            {submitting ? 'Traitement en cours...' : 'Passer la commande'}
          </Button>
          <Text size="caption" tone="muted" className={styles.terms}>
            En passant commande, vous vous engagez à payer et acceptez nos{' '}
            {termsHref === undefined ? (
              'conditions générales'
            ) : (
              <TextLink href={termsHref}>conditions générales</TextLink>
            )}
            .
          </Text>
        </Stack>
      </Stack>
    </Panel>
  );
}

const toOrderItem = ({ product: { name, image }, ...item }: CartItem): OrderItem => ({ ...item, name, image });
