import {
  accountPaymentLine,
  addressLines,
  deliveryLine,
  formatDate,
  type OwnOrder,
  paymentMethodLabel,
} from '@nuee/domain';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { OrderLines } from '../../commerce/OrderLines/OrderLines.tsx';
import { OrderStatus } from '../../commerce/OrderStatus/OrderStatus.tsx';
import { TotalsTable } from '../../commerce/TotalsTable/TotalsTable.tsx';
import { cx } from '../../internal/cx.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { DataList } from '../../primitives/DataList/DataList.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AccountOrder.css.ts';

export interface AccountOrderProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The order of the row. */
  order: OwnOrder;
  /** Brings the invoice; without it, none is offered. */
  onInvoice?: ((order: OwnOrder) => Promise<boolean>) | undefined;
}

/**
 * An order of the customer in a row; its detail opens below.
 *
 * Use it in a list of the customer's own orders; for the page right after an order, use `OrderConfirmation`, in the
 * back office `OrderDetail`.
 */
export function AccountOrder({ order, onInvoice, className, ...rest }: AccountOrderProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const numberId = `${id}-number`;
  const detailId = `${id}-detail`;
  return (
    <article aria-labelledby={numberId} className={cx(styles.root, className)} {...rest}>
      <div className={styles.row}>
        <div className={styles.about}>
          <div>
            <h2 id={numberId} className={styles.number}>
              {order.orderNumber}
            </h2>
            <Text as="time" size="small" tone="muted" dateTime={order.createdAt}>
              {formatDate(order.createdAt)}
            </Text>
          </div>
          <OrderStatus status={order.status} place="account" />
        </div>
        <div className={styles.pictures}>
          {order.items.map(({ _id, image, name }) => (
            <Picture
              key={_id}
              src={image}
              alt={name}
              widths={[320]}
              sizes="68px"
              width={320}
              height={320}
              className={styles.picture}
            />
          ))}
        </div>
        <div className={styles.end}>
          <Price amount={order.totalPrice} className={styles.total} />
          <LinkButton
            aria-expanded={open}
            aria-controls={detailId}
            aria-describedby={numberId}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Masquer le détail' : 'Voir le détail'}
          </LinkButton>
        </div>
      </div>
      <div id={detailId} hidden={!open} className={styles.detail}>
        <DataList items={facts(order, onInvoice)} />
        <div className={styles.amounts}>
          <OrderLines items={order.items} size="sm" />
          <TotalsTable totals={order} />
        </div>
      </div>
    </article>
  );
}

function facts(order: OwnOrder, onInvoice: AccountOrderProps['onInvoice']) {
  return [
    {
      label: 'Adresse de livraison',
      value: addressLines(order.shippingAddress).map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      )),
    },
    {
      label: 'Paiement',
      value: `${paymentMethodLabel(order.paymentMethod)}, ${lowerFirst(accountPaymentLine(order))}`,
    },
    // A cancelled order is neither being prepared nor on its way.
    ...(order.status === 'cancelled' ? [] : [{ label: 'Livraison', value: <Delivery order={order} /> }]),
    ...(onInvoice && order.invoiceNumber !== undefined
      ? [{ label: 'Facture', value: <InvoiceButton order={order} onInvoice={onInvoice} /> }]
      : []),
  ];
}

function Delivery({ order }: { order: OwnOrder }) {
  return (
    <>
      {deliveryLine(order)}
      {order.trackingUrl !== undefined && (
        <span className={styles.line}>
          <TextLink href={order.trackingUrl} target="_blank" rel="noopener noreferrer">
            Suivre le colis
            <VisuallyHidden>{` de la commande ${order.orderNumber} (nouvel onglet)`}</VisuallyHidden>
          </TextLink>
        </span>
      )}
    </>
  );
}

interface InvoiceButtonProps {
  order: OwnOrder;
  onInvoice: (order: OwnOrder) => Promise<boolean>;
}

function InvoiceButton({ order, onInvoice }: InvoiceButtonProps) {
  const { button, save } = useSaving();
  return (
    <LinkButton
      aria-disabled={button.loading || undefined}
      onClick={() => !button.loading && void save(() => onInvoice(order))}
    >
      {`Facture ${order.invoiceNumber} (PDF)`}
    </LinkButton>
  );
}

const lowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
