import {
  type CartItem,
  lineAdvice,
  type OrderItem,
  type OrderTotals,
  orderablePieces,
  unorderable,
} from '@nuee/domain';
import type { PartProps } from '../../internal/partProps.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { OrderLines } from '../OrderLines/OrderLines.tsx';
import { TotalsTable } from '../TotalsTable/TotalsTable.tsx';
import * as styles from './OrderSummary.css.ts';

export interface OrderSummaryProps extends Omit<PartProps<'section'>, 'children'> {
  /** The lines of the cart that becomes the order. */
  items: readonly CartItem[];
  /** Amounts in euros; without them the cart couldn't be loaded, and nothing can be ordered. */
  totals?: (OrderTotals & { delivery?: { name: string } | undefined }) | undefined;
  /** Whether the order is pending: one press makes one order. */
  loading?: boolean;
  /** Why the last press has made no order, until the next one. */
  refusal?: string | undefined;
  /** Address of the terms of sale; without it they are named but not linked. */
  termsHref?: string | undefined;
}

/**
 * « Votre commande », with the button that submits the form around it.
 *
 * Lines that can't be ordered say what to do, and the button waits.
 *
 * Use it beside the checkout; beside the cart, use `CartSummary`.
 */
export function OrderSummary({ items, totals, loading = false, refusal, termsHref, ...rest }: OrderSummaryProps) {
  // While the order is pending, the last bottle may be its own.
  const advice = loading ? new Map<string, string>() : adviceFor(items);
  const waits = totals === undefined || advice.size > 0;
  return (
    <Panel as="section" {...rest}>
      <Stack gap={20}>
        <Heading level={2} size="h3">
          Votre commande
        </Heading>
        {totals && (
          <>
            <OrderLines items={items.map(toOrderItem)} size="sm" advice={advice} />
            <TotalsTable totals={totals} />
          </>
        )}
        <Stack gap={12}>
          {advice.size > 0 && (
            <Notice tone="critical" role="status">
              {`${unorderable} `}
              <TextLink href="/panier">Modifier le panier</TextLink>
            </Notice>
          )}
          {refusal !== undefined && <Notice tone="critical">{refusal}</Notice>}
          <Button type="submit" width="full" loading={loading} disabled={waits}>
            {loading ? 'Traitement en cours...' : 'Passer la commande'}
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

function adviceFor(items: readonly CartItem[]): ReadonlyMap<string, string> {
  const most = orderablePieces(items);
  return new Map(
    items.flatMap((item) => {
      const advice = lineAdvice(item, most.get(item._id));
      return advice === undefined ? [] : [[item._id, advice] as const];
    }),
  );
}
