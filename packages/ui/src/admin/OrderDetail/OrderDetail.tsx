import {
  type Address,
  type AdminOrder,
  formatDateTime,
  formatPrice,
  isSameAddress,
  lineTotal,
  orderStatusFromValue,
  relayLine,
  type OrderStatus as Status,
} from '@nuee/domain';
import type { ReactNode } from 'react';
import { OrderStatus } from '../../commerce/OrderStatus/OrderStatus.tsx';
import { soldPicture } from '../../commerce/pictures.ts';
import { TotalsTable } from '../../commerce/TotalsTable/TotalsTable.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataList } from '../../primitives/DataList/DataList.tsx';
import { ChevronDownIcon, FileIcon, PackageIcon, PrintIcon } from '../../primitives/Icon/icons.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { userHref } from '../adminLinks.ts';
import { Card } from '../Card/Card.tsx';
import * as cells from '../cells.css.ts';
import { DetailPage } from '../DetailPage/DetailPage.tsx';
import { orderStatusChoices } from '../orderStatusChoices.ts';
import { PaymentStatus } from '../PaymentStatus/PaymentStatus.tsx';
import * as styles from './OrderDetail.css.ts';

export interface OrderDetailProps {
  /** The order that the page is about. */
  order: AdminOrder;
  /** Whether the shop is in service: the demonstration names the payment by one word. Default no. */
  live?: boolean;
  /** Called with the chosen status, never the current one. */
  onStatusChange: (next: Status) => void;
  /** Called when « Générer la facture » is pressed. Default no such button, for who may not. */
  onInvoice?: (() => void) | undefined;
  /** Called to edit lines, addresses or delivery. Default no such button, for an order that no longer changes. */
  onEdit?: (() => void) | undefined;
  /** Called to print the page. */
  onPrint: () => void;
  /** Called to show the packing slip. Without it there is no such button. */
  onSlip?: (() => void) | undefined;
  /** What has to be known before anything is done with the order, as an `OrderWithdrawal`. */
  notice?: ReactNode;
  /** Further work on the order: an `OrderPayment`, its `OrderTimeline`. */
  work?: ReactNode;
}

/**
 * Everything about an order: lines, amounts, customer, address. Its status can be changed. The page can also be
 * printed.
 *
 * Use it in the back office; for the customer's view of an order, use `AccountOrder`.
 */
export function OrderDetail({
  order,
  live = false,
  onStatusChange,
  onInvoice,
  onEdit,
  onPrint,
  onSlip,
  notice,
  work,
}: OrderDetailProps) {
  const { shippingAddress: address, billingAddress, user } = order;
  return (
    <DetailPage
      back={{ href: '/admin/commandes', label: 'Commandes' }}
      actions={
        <>
          {onInvoice && (
            <Button variant="secondary" size="sm" onClick={onInvoice}>
              <FileIcon size={16} />
              Générer la facture
            </Button>
          )}
          {onEdit && (
            <Button variant="secondary" size="sm" onClick={onEdit}>
              Modifier
            </Button>
          )}
          {onSlip && (
            <Button variant="secondary" size="sm" onClick={onSlip}>
              <PackageIcon size={16} />
              Bon de livraison
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={onPrint}>
            <PrintIcon size={16} />
            Imprimer
          </Button>
          <Menu.Root
            trigger={
              <Button size="sm">
                Changer le statut
                <ChevronDownIcon size={16} />
              </Button>
            }
          >
            <Menu.Choices
              label="Changer le statut"
              value={order.status}
              onValueChange={(next) => {
                const status = orderStatusFromValue(next);
                if (status) onStatusChange(status);
              }}
              options={orderStatusChoices.map((choice) => ({ ...choice, disabled: choice.value === order.status }))}
            />
          </Menu.Root>
        </>
      }
      main={
        <>
          {notice}
          <Card title={`Commande #${order.orderNumber}`}>
            <div className={styles.pills}>
              <Text as="span" size="small" className={styles.paperOnly}>
                Statut
              </Text>
              <OrderStatus status={order.status} place="admin" />
              <Text as="span" size="small" className={styles.paperOnly}>
                Paiement
              </Text>
              <PaymentStatus status={order.paymentStatus} order={live ? order.status : undefined} />
            </div>
            <Text size="small" tone="muted">
              {`Passée le ${formatDateTime(order.createdAt)}`}
            </Text>
          </Card>
          <Card title="Articles">
            <ul className={styles.lines} aria-label="Articles">
              {order.items.map((item) => (
                <li key={`${item.name} ${item.size} ${item.nicotineStrength}`} className={styles.line}>
                  <Picture
                    {...soldPicture(item.image)}
                    alt=""
                    sizes="48px"
                    width={320}
                    height={320}
                    className={styles.picture}
                  />
                  <div>
                    <p className={styles.name}>{item.name}</p>
                    <Text size="small">{`${item.size}\u00a0ml\u00a0· ${item.nicotineStrength}\u00a0mg/ml`}</Text>
                    <Text size="caption" tone="muted">{`${item.quantity} × ${formatPrice(item.price)}`}</Text>
                  </div>
                  <Text as="span" size="data">
                    {formatPrice(lineTotal(item))}
                  </Text>
                </li>
              ))}
            </ul>
            <TotalsTable className={styles.totals} totals={order} />
          </Card>
          {order.notes && (
            <Card title="Notes de commande">
              <Text size="small" className={styles.notes}>
                {order.notes}
              </Text>
            </Card>
          )}
        </>
      }
      further={work}
      aside={
        <>
          <Card title="Client">
            <DataList
              className={cells.facts}
              items={[
                { label: 'Nom', value: user.name },
                { label: 'E-mail', value: user.email },
                ...(address.phone === ''
                  ? []
                  : [
                      {
                        label: 'Téléphone',
                        value: <TextLink href={`tel:${address.phone.replace(/\s/g, '')}`}>{address.phone}</TextLink>,
                      },
                    ]),
              ]}
            />
            <TextLink href={userHref(user)} tone="standalone" className={styles.screenOnly}>
              Voir le client
            </TextLink>
          </Card>
          {order.delivery?.relayPoint && (
            <Card title="Point relais">
              <Text size="small">{relayLine(order.delivery.relayPoint)}</Text>
            </Card>
          )}
          <Card title="Adresse de livraison">
            <AddressText address={address} />
          </Card>
          {!isSameAddress(address, billingAddress) && (
            <Card title="Adresse de facturation">
              <AddressText address={billingAddress} />
            </Card>
          )}
        </>
      }
    />
  );
}

function AddressText({ address }: { address: Address }) {
  return (
    <Text as="address" size="small">
      {`${address.firstName} ${address.lastName}`}
      <br />
      {address.street}
      <br />
      {`${address.postalCode} ${address.city}`}
      <br />
      {address.country}
    </Text>
  );
}
