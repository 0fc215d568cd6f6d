import {
  accountDeliveryLine,
  accountPaymentLine,
  addressLines,
  formatDate,
  formatDateTime,
  formatPrice,
  isCancellable,
  type OrderStep,
  type OwnOrder,
  orderStepLabel,
  parcelName,
  paymentMethodLabel,
} from '@nuee/domain';
import { useId, useState } from 'react';
import { bottleEdge } from '../../commerce/bottleEdge.ts';
import { OrderLines } from '../../commerce/OrderLines/OrderLines.tsx';
import { OrderStatus } from '../../commerce/OrderStatus/OrderStatus.tsx';
import { soldPicture } from '../../commerce/pictures.ts';
import { TotalsTable } from '../../commerce/TotalsTable/TotalsTable.tsx';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { useSaving } from '../../internal/useSaving.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataList } from '../../primitives/DataList/DataList.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Price } from '../../primitives/Price/Price.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AccountOrder.css.ts';

export interface AccountOrderProps extends Omit<PartProps<'article'>, 'children'> {
  /** The order of the row. */
  order: OwnOrder;
  /** Downloads the invoice; without it, none is offered. */
  onInvoice?: ((order: OwnOrder) => Promise<boolean>) | undefined;
  /** Downloads the credit note with that number; without it, none is offered. */
  onCreditNote?: ((order: OwnOrder, number: string) => Promise<boolean>) | undefined;
  /** Orders the same again; without it, that isn't offered. Resolves to a sentence for each missing article. */
  onReorder?: ((order: OwnOrder) => Promise<readonly string[]>) | undefined;
  /** Goes to the page where a card pays the order; without it, and once it is paid or cancelled, it isn't offered. */
  onPay?: ((order: OwnOrder) => Promise<boolean>) | undefined;
  /**
   * Called to cancel the order, which the caller confirms first; without it, and once the parcel has left, it isn't
   * offered.
   */
  onCancel?: ((order: OwnOrder) => void) | undefined;
  /** Brings the terms of sale that were agreed to; without it, and where none were kept, they aren't offered. */
  onTerms?: ((order: OwnOrder) => Promise<boolean>) | undefined;
  /** Address of the withdrawal form; without it, and once the order is cancelled, refunded or withdrawn from, there is no link to it. */
  withdrawalHref?: string | undefined;
}

/**
 * A customer's order as a row; its detail opens below.
 *
 * Use it in a list of the customer's own orders; for the page right after an order, use `OrderConfirmation`, in the
 * back office `OrderDetail`.
 */
export function AccountOrder({
  order,
  onInvoice,
  onCreditNote,
  onReorder,
  onPay,
  onCancel,
  onTerms,
  withdrawalHref,
  className,
  ...rest
}: AccountOrderProps) {
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
        <Bottles items={order.items} />
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
        <DataList items={facts(order, { onInvoice, onCreditNote, onTerms })} />
        <div className={styles.amounts}>
          <OrderLines items={order.items} size="sm" />
          <TotalsTable totals={order} />
        </div>
        {(onReorder || onPay || onCancel || withdrawalHref !== undefined) && (
          <Actions
            order={order}
            onReorder={onReorder}
            onPay={onPay}
            onCancel={onCancel}
            withdrawalHref={withdrawalHref}
            className={styles.actions}
          />
        )}
      </div>
    </article>
  );
}

/** The most lines that are named before the detail is opened. */
const linesNamed = 4;

function Bottles({ items }: { items: OwnOrder['items'] }) {
  const others = items.length - linesNamed;
  return (
    <ul className={styles.bottles}>
      {items.slice(0, linesNamed).map(({ _id, image, name, quantity }) => (
        <li key={_id} className={cx(styles.bottle, bottleEdge(image))}>
          <Picture {...soldPicture(image)} alt="" sizes="48px" width={320} height={320} className={styles.picture} />
          <span className={styles.name}>{quantity === 1 ? name : `${name}\u00a0×\u00a0${quantity}`}</span>
        </li>
      ))}
      {others > 0 && (
        <Text as="li" size="small" tone="muted">{`et ${others} ${others === 1 ? 'autre' : 'autres'}`}</Text>
      )}
    </ul>
  );
}

type Papers = Pick<AccountOrderProps, 'onInvoice' | 'onCreditNote' | 'onTerms'>;

function facts(order: OwnOrder, { onInvoice, onCreditNote, onTerms }: Papers) {
  const delivery = accountDeliveryLine(order);
  return [
    {
      label: 'Adresse de livraison',
      value: addressLines(order.shippingAddress).map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      )),
    },
    ...(order.delivery?.relayPoint
      ? [
          {
            label: 'Point relais',
            value: `${order.delivery.relayPoint.name}, ${order.delivery.relayPoint.address}`,
          },
        ]
      : []),
    {
      label: 'Paiement',
      value: `${paymentMethodLabel(order.paymentMethod)}, ${lowerFirst(accountPaymentLine(order))}`,
    },
    ...(delivery === undefined ? [] : [{ label: 'Livraison', value: <Delivery order={order} line={delivery} /> }]),
    ...(onInvoice && order.invoiceNumber !== undefined
      ? [
          {
            label: 'Facture',
            value: <FileButton onPress={() => onInvoice(order)}>{`Facture ${order.invoiceNumber} (PDF)`}</FileButton>,
          },
        ]
      : []),
    ...(onCreditNote && order.refunds
      ? [
          {
            label: 'Remboursement',
            value: order.refunds.map(({ number, totalPrice }) => (
              <div key={number}>
                {`${formatPrice(totalPrice)}, `}
                <FileButton onPress={() => onCreditNote(order, number)}>{`avoir ${number} (PDF)`}</FileButton>
              </div>
            )),
          },
        ]
      : []),
    ...(onTerms && order.termsVersion !== undefined
      ? [
          {
            label: 'Conditions de vente',
            value: <FileButton onPress={() => onTerms(order)}>Lire les conditions acceptées</FileButton>,
          },
        ]
      : []),
    ...(order.timeline === undefined ? [] : [{ label: 'Suivi', value: <Steps timeline={order.timeline} /> }]),
  ];
}

function Steps({ timeline }: { timeline: readonly OrderStep[] }) {
  return (
    <ol className={styles.steps}>
      {timeline.map((step) => (
        <li key={`${step.at} ${step.what} ${step.to ?? ''}`}>
          {orderStepLabel(step)}
          <Text as="time" size="caption" tone="muted" dateTime={step.at} className={styles.line}>
            {formatDateTime(step.at)}
          </Text>
        </li>
      ))}
    </ol>
  );
}

function Actions({
  order,
  onReorder,
  onPay,
  onCancel,
  withdrawalHref,
  className,
}: Pick<AccountOrderProps, 'order' | 'onReorder' | 'onPay' | 'onCancel' | 'withdrawalHref' | 'className'>) {
  const [loading, setLoading] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { button, save } = useSaving();
  const reorder = async (): Promise<void> => {
    if (!onReorder || loading) return;
    setMissing([]);
    setLoading(true);
    setMissing(await onReorder(order));
    setLoading(false);
  };
  return (
    <Stack gap={16} className={className}>
      <Inline gap={24} alignItems="center">
        {onPay && awaitsCard(order) && (
          <Button size="sm" {...button} onClick={() => void save(() => onPay(order))}>
            Payer par carte
          </Button>
        )}
        {onReorder && (
          <Button size="sm" variant="secondary" loading={loading} onClick={() => void reorder()}>
            Commander à nouveau
          </Button>
        )}
        {onCancel && isCancellable(order.status) && order.paymentStatus !== 'refunded' && (
          <LinkButton onClick={() => onCancel(order)}>Annuler la commande</LinkButton>
        )}
        {withdrawalHref !== undefined && mayWithdraw(order) && (
          <TextLink tone="standalone" href={withdrawalHref}>
            Renoncer au contrat ici
          </TextLink>
        )}
      </Inline>
      <div role="status">
        {missing.length > 0 && (
          <Notice tone="info">
            <ul>
              {missing.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </Stack>
  );
}

/** Not from an order that is cancelled, paid back, or withdrawn from already. */
const mayWithdraw = ({ status, paymentStatus, timeline = [] }: OwnOrder): boolean =>
  status !== 'cancelled' && paymentStatus !== 'refunded' && !timeline.some(({ what }) => what === 'withdrawal');

const awaitsCard = ({ paymentMethod, isPaid, paymentStatus, status }: OwnOrder): boolean =>
  paymentMethod === 'card' && !isPaid && paymentStatus !== 'refunded' && isCancellable(status);

function Delivery({ order, line }: { order: OwnOrder; line: string }) {
  return (
    <>
      {line}
      {order.parcels?.map((parcel) => (
        <span key={parcel.url} className={styles.line}>
          <TextLink href={parcel.url} target="_blank" rel="noopener noreferrer">
            {`Suivre le colis${parcel.carrier ? ` ${parcelName(parcel)}` : ''}`}
            <VisuallyHidden>{` de la commande ${order.orderNumber} (nouvel onglet)`}</VisuallyHidden>
          </TextLink>
        </span>
      ))}
    </>
  );
}

/** Opens a document that may take a moment to arrive. */
function FileButton({ onPress, children }: { onPress: () => Promise<boolean>; children: string }) {
  const { button, save } = useSaving();
  return (
    <LinkButton aria-disabled={button.loading || undefined} onClick={() => !button.loading && void save(onPress)}>
      {children}
    </LinkButton>
  );
}

const lowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
