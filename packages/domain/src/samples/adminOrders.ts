import { type AdminOrder, type DashboardStats, dashboardStats } from '../admin/orders.ts';
import { orderTotals } from '../totals.ts';
import { ago } from './ago.ts';
import { numbered } from './numbered.ts';
import { people } from './people.ts';
import { type Sold, sold } from './sold.ts';

/** The five orders of the administration, the latest first. */
export function adminOrders(now: Date): AdminOrder[] {
  return numbered([
    order(5, ago(now, { minutes: 18 }), people.camille, 'pending', 'pending', [
      sold('mangue-passion', 4),
      sold('bubble-gum', 1, 13.95),
    ]),
    order(4, ago(now, { hours: 15, minutes: 53 }), people.nathan, 'processing', 'paid', [
      sold('caramel-beurre-sale', 2),
      sold('fraise-des-bois', 1, 13.69),
    ]),
    order(3, ago(now, { days: 1, hours: 22, minutes: 35 }), people.ines, 'shipped', 'paid', [
      sold('edition-gold-champagne', 2),
      sold('menthe-glaciale', 1),
      sold('fraise-des-bois', 2),
    ]),
    order(2, ago(now, { days: 4, hours: 17, minutes: 10 }), people.hugo, 'delivered', 'paid', [
      sold('vanille-bourbon', 1, 15.49),
      sold('menthe-glaciale', 1, 14.99),
    ]),
    order(1, ago(now, { days: 9, hours: 1, minutes: 45 }), people.lea, 'cancelled', 'refunded', [
      sold('fraise-des-bois', 1),
    ]),
  ]);
}

/** The figures of the dashboard. They are those of the whole shop: the list above holds only its latest orders. */
export function dashboard(now: Date): DashboardStats {
  return dashboardStats(
    { totalOrders: 156, totalSales: 12480.5, pendingOrders: 12, totalProducts: 10, totalUsers: 89 },
    adminOrders(now),
  );
}

function order(
  n: number,
  createdAt: string,
  person: (typeof people)[keyof typeof people],
  status: string,
  paymentStatus: string,
  lines: Sold[],
): Omit<AdminOrder, 'orderNumber'> {
  const { _id, name, email, address, city, postalCode, country } = person;
  return {
    _id: `admin-order-${n}`,
    user: { _id, name, email },
    totalPrice: orderTotals(lines).totalPrice,
    createdAt,
    status,
    paymentStatus,
    shippingAddress: { address, city, postalCode, country },
    items: lines.map(({ product: { name, image }, quantity, price }) => ({
      product: { name, image },
      quantity,
      price,
    })),
  };
}
