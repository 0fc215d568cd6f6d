import { type AdminOrder, formatDateTime } from '@nuee/domain';
import { Wordmark } from '../../commerce/Wordmark/Wordmark.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ArrowLeftIcon, PrintIcon } from '../../primitives/Icon/icons.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Card } from '../Card/Card.tsx';
import * as cells from '../cells.css.ts';
import { countOf } from '../countOf.ts';
import * as styles from './PackingSlip.css.ts';

export interface PackingSlipProps {
  /** The order whose parcel is packed. */
  order: AdminOrder;
  /** Called to print it. */
  onPrint: () => void;
  /** Called to go back to the order. */
  onBack: () => void;
}

/**
 * The contents of a parcel, to be ticked off while packing. It shows no prices, because a parcel may be a present.
 *
 * Use it to pack and send; for everything about an order, use `OrderDetail`.
 */
export function PackingSlip({ order, onPrint, onBack }: PackingSlipProps) {
  const { orderNumber, createdAt, items, shippingAddress: address, user, notes } = order;
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={styles.root}>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" onClick={onBack}>
          <ArrowLeftIcon size={16} />
          Retour à la commande
        </Button>
        <Button size="sm" onClick={onPrint}>
          <PrintIcon size={16} />
          Imprimer
        </Button>
      </div>
      <Card title={`Bon de livraison ${orderNumber}`}>
        <div className={styles.head}>
          <Wordmark size="sm" />
          <Text as="address" size="small">
            {address.recipient ?? user.name}
            <br />
            {address.address}
            <br />
            {`${address.postalCode} ${address.city}`}
            <br />
            {address.country}
          </Text>
        </div>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">Article</th>
              <th scope="col">Quantité</th>
              <th scope="col">Fait</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ product, size, nicotineStrength, quantity }) => (
              <tr key={`${product.name} ${size} ${nicotineStrength}`}>
                <th scope="row">
                  {product.name}
                  <span className={cells.aside}>{`${size}\u00a0ml\u00a0· ${nicotineStrength}\u00a0mg/ml`}</span>
                </th>
                <td className={styles.quantity}>{quantity}</td>
                <td>
                  <span className={styles.box} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Text size="small">
          {`${countOf(pieces, 'flacon')} en tout\u00a0· commande du ${formatDateTime(createdAt)}`}
        </Text>
        {notes !== undefined && (
          <Text size="small" className={styles.notes}>
            {notes}
          </Text>
        )}
      </Card>
    </div>
  );
}
