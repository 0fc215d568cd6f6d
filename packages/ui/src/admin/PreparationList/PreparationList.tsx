import { type AdminOrder, bottleLabel, bottlesOf, countPieces, packedItems, relayLine } from '@nuee/domain';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { PackageIcon, PrintIcon } from '../../primitives/Icon/icons.tsx';
import { Card } from '../Card/Card.tsx';
import * as cells from '../cells.css.ts';
import { countOf } from '../countOf.ts';
import * as styles from './PreparationList.css.ts';

export interface PreparationListProps {
  /** The orders to be shipped, the oldest first. */
  orders: readonly AdminOrder[];
  /** Called when the list is to be printed. */
  onPrint: () => void;
  /** Called to show the packing slips of the same orders. */
  onSlips: () => void;
}

/**
 * What has to be taken from the shelf for the orders to be shipped, and what goes into each parcel.
 *
 * Use it to prepare a day's parcels, on the screen or on paper; for the slip of each parcel, use `OrderSheets`.
 */
export function PreparationList({ orders, onPrint, onSlips }: PreparationListProps) {
  if (orders.length === 0) {
    return (
      <EmptyState icon={<PackageIcon size={32} />} title="Rien à préparer">
        Les commandes payées qui ne sont pas encore parties apparaissent ici.
      </EmptyState>
    );
  }
  const packed = orders.map((order) => ({ ...order, items: packedItems(order) }));
  const bottles = bottlesOf(packed);
  return (
    <div className={styles.root}>
      <div className={styles.actions}>
        <Button size="sm" onClick={onPrint}>
          <PrintIcon size={16} />
          Imprimer la liste
        </Button>
        <Button size="sm" variant="secondary" onClick={onSlips}>
          <PackageIcon size={16} />
          {`Bons de livraison (${orders.length})`}
        </Button>
      </div>
      <Card title={`À prendre en rayon\u00a0: ${countOf(countPieces(bottles), 'flacon')}`}>
        <table aria-label="Par produit" className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">Article</th>
              <th scope="col">Quantité</th>
              <th scope="col">Fait</th>
            </tr>
          </thead>
          <tbody>
            {bottles.map((bottle) => (
              <tr key={`${bottle.name} ${bottleLabel(bottle)}`}>
                <th scope="row">
                  {bottle.name}
                  <span className={cells.aside}>{bottleLabel(bottle)}</span>
                </th>
                <td className={styles.quantity}>{bottle.quantity}</td>
                <td>
                  <span className={styles.box} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card title={countOf(orders.length, 'commande')}>
        <table aria-label="Par commande" className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">Commande</th>
              <th scope="col">Articles</th>
              <th scope="col">Fait</th>
            </tr>
          </thead>
          <tbody>
            {packed.map(({ _id, orderNumber, shippingAddress: to, items, delivery }) => (
              <tr key={_id}>
                <th scope="row">
                  {orderNumber}
                  <span className={cells.aside}>{`${to.firstName} ${to.lastName}, ${to.postalCode} ${to.city}`}</span>
                  {delivery && <span className={cells.aside}>{delivery.name}</span>}
                  {delivery?.relayPoint && <span className={cells.aside}>{relayLine(delivery.relayPoint)}</span>}
                </th>
                <td>
                  {items.map((item) => (
                    <div key={item._id}>{`${item.quantity} × ${item.name}, ${bottleLabel(item)}`}</div>
                  ))}
                </td>
                <td>
                  <span className={styles.box} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  );
}
