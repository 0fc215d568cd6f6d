import type { OwnerOrder } from '../live/orders.ts';
import { orderTotals } from '../totals.ts';
import { ago } from './ago.ts';
import { numbered, orderAges } from './numbered.ts';
import { type Person, people } from './people.ts';
import { type Sold, sold } from './sold.ts';

/** The five orders of the administration, the latest first. */
export function adminOrders(now: Date): OwnerOrder[] {
  return numbered(now, [
    order(5, ago(now, orderAges.nathan), people.nathan, 'pending', 'pending', [
      sold('mangue-passion', 4, { size: 50 }),
      sold('bubble-gum', 1, { nicotineStrength: 0 }),
    ]),
    order(4, ago(now, orderAges.camille), people.camille, 'processing', 'paid', [
      sold('caramel-beurre-sale', 2),
      sold('fraise-des-bois', 1),
    ]),
    {
      ...order(3, ago(now, orderAges.ines), people.ines, 'shipped', 'paid', [
        sold('edition-gold-champagne', 2, { size: 50, nicotineStrength: 6 }),
        sold('menthe-glaciale', 1),
        sold('fraise-des-bois', 2),
      ]),
      notes: 'Merci de laisser le colis chez la gardienne, au rez-de-chaussée.',
    },
    {
      ...order(2, ago(now, orderAges.hugo), people.hugo, 'delivered', 'paid', [
        sold('vanille-bourbon', 1, { size: 100, nicotineStrength: 0 }),
        sold('menthe-glaciale', 1),
      ]),
      isDelivered: true,
      deliveredAt: ago(now, { days: 1 }),
    },
    order(1, ago(now, orderAges.lea), people.lea, 'cancelled', 'refunded', [sold('fraise-des-bois', 1)]),
  ]);
}

function order(
  n: number,
  createdAt: string,
  { _id, name, email, address }: Person,
  status: string,
  paymentStatus: OwnerOrder['paymentStatus'],
  lines: Sold[],
): Omit<OwnerOrder, 'orderNumber'> {
  const isPaid = paymentStatus === 'paid';
  return {
    _id: `admin-order-${n}`,
    user: { _id, name, email },
    createdAt,
    status,
    shippingAddress: address,
    billingAddress: address,
    paymentMethod: 'card',
    paymentStatus,
    isPaid,
    ...(isPaid && { paidAt: createdAt }),
    isDelivered: false,
    items: lines.map(({ product, size, nicotineStrength, quantity, price }) => ({
      _id: `admin-order-${n}-${product.id}`,
      name: product.name,
      image: product.image,
      size,
      nicotineStrength,
      quantity,
      price,
    })),
    ...orderTotals(lines),
    // Section 7: a sample’s status changes at once.
    version: 1,
    warnings: [],
    timeline: [{ at: createdAt, who: 'customer', what: 'created' }],
  };
}
