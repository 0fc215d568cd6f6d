import { type AdminOrder, formatDateTime, formatPrice, lineTotal, packedItems, relayLine } from '@nuee/domain';
import { OrderStatus } from '../../commerce/OrderStatus/OrderStatus.tsx';
import { TotalsTable } from '../../commerce/TotalsTable/TotalsTable.tsx';
import { Wordmark } from '../../commerce/Wordmark/Wordmark.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ArrowLeftIcon, PrintIcon } from '../../primitives/Icon/icons.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Card } from '../Card/Card.tsx';
import * as cells from '../cells.css.ts';
import { countOf } from '../countOf.ts';
import { PaymentStatus } from '../PaymentStatus/PaymentStatus.tsx';
import * as styles from './OrderSheets.css.ts';

export interface OrderSheetsProps {
  /** The orders, a sheet each. */
  orders: readonly AdminOrder[];
  /**
   * Whether they are whole orders. Default they are packing slips, to be ticked off while a parcel is packed: these tell no prices,
   * since a parcel may be a present.
   */
  priced?: boolean;
  /** Who sends the parcels; without it a packing slip doesn't say. */
  sender?: { name: string; address: string } | undefined;
  /** The words of the way back: « Retour à la commande ». */
  backLabel: string;
  /** Called when they are to be printed. */
  onPrint: () => void;
  /** Called when they are to be left. */
  onBack: () => void;
}

/**
 * Orders as sheets of paper, each beginning a new one; of packing slips, two share one.
 *
 * Use it to pack and to file; for all that is known of one order, use `OrderDetail`.
 */
export function OrderSheets({ orders, priced = false, sender, backLabel, onPrint, onBack }: OrderSheetsProps) {
  return (
    <div className={styles.root}>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" onClick={onBack}>
          <ArrowLeftIcon size={16} />
          {backLabel}
        </Button>
        <Button size="sm" onClick={onPrint}>
          <PrintIcon size={16} />
          Imprimer
        </Button>
      </div>
      {orders.map((order) => (
        <Sheet key={order._id} order={order} isPriced={priced} sender={sender} />
      ))}
    </div>
  );
}

type SheetProps = { order: AdminOrder; isPriced: boolean; sender: OrderSheetsProps['sender'] };

function Sheet({ order, isPriced, sender }: SheetProps) {
  const { orderNumber, createdAt, shippingAddress: address, user, delivery, notes } = order;
  // What was paid back isn't packed.
  const items = isPriced ? order.items : packedItems(order);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Card
      title={`${isPriced ? 'Commande' : 'Bon de livraison'} ${orderNumber}`}
      className={isPriced ? styles.sheet : styles.slip}
    >
      <div className={styles.head}>
        <Wordmark size="sm" />
        <Text as="address" size="small">
          {`${address.firstName} ${address.lastName}`}
          <br />
          {address.street}
          <br />
          {`${address.postalCode} ${address.city}`}
          <br />
          {address.country}
          {address.phone !== '' && (
            <>
              <br />
              {`Tél. ${address.phone}`}
            </>
          )}
        </Text>
      </div>
      {isPriced && (
        <div className={styles.pills}>
          <Text as="span" size="small">
            Statut
          </Text>
          <OrderStatus status={order.status} place="admin" />
          <Text as="span" size="small">
            Paiement
          </Text>
          <PaymentStatus status={order.paymentStatus} />
          <Text as="span" size="small">
            {user.email}
          </Text>
        </div>
      )}
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Article</th>
            <th scope="col">Quantité</th>
            <th scope="col">{isPriced ? 'Montant' : 'Fait'}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item.name} ${item.size} ${item.nicotineStrength}`}>
              <th scope="row">
                {item.name}
                <span className={cells.aside}>{`${item.size}\u00a0ml\u00a0· ${item.nicotineStrength}\u00a0mg/ml`}</span>
              </th>
              <td className={styles.quantity}>{item.quantity}</td>
              <td>{isPriced ? formatPrice(lineTotal(item)) : <span className={styles.box} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isPriced && <TotalsTable totals={order} />}
      {!isPriced && delivery && <Text size="small">{`Livraison\u00a0: ${delivery.name}`}</Text>}
      {delivery?.relayPoint && <Text size="small">{`Point relais\u00a0: ${relayLine(delivery.relayPoint)}`}</Text>}
      {!isPriced && sender && (
        <Text size="small">{`Expéditeur\u00a0: ${[sender.name, sender.address].filter(Boolean).join(', ')}`}</Text>
      )}
      <Text size="small">{`${countOf(pieces, 'flacon')} en tout\u00a0· commande du ${formatDateTime(createdAt)}`}</Text>
      {notes && (
        <Text size="small" className={styles.notes}>
          {notes}
        </Text>
      )}
    </Card>
  );
}
