import type { AdminOrder } from '@nuee/domain';
import { formatOrderNumber, orderStatuses, paymentStatuses } from '@nuee/domain';

const firstNames = ['Camille', 'Nathan', 'Inès', 'Hugo', 'Léa', 'Zoé', 'Anaïs', 'Théo', 'Jules', 'Maël'];
const lastNames = ['Roussel', 'Lefèvre', 'Moreau', 'Bernard', 'Fontaine', 'Garnier', 'Chevalier', 'Noël', 'Picard'];

/** As many orders as asked for, the latest first and the same each time: what a busy shop has after some years. */
export function manyOrders(count: number, latest: Date): AdminOrder[] {
  return Array.from({ length: count }, (_, place) => {
    const first = pick(firstNames, place);
    const last = pick(lastNames, place * 7 + Math.floor(place / 10));
    return {
      _id: `many-${place}`,
      orderNumber: formatOrderNumber(2026, count - place),
      user: {
        _id: `user-${place % 997}`,
        name: `${first} ${last}`,
        email: `client${place % 997}@mail.example`,
      },
      totalPrice: 1_000 / 100 + ((place * 7_919) % 20_000) / 100,
      createdAt: new Date(latest.getTime() - place * 600_000).toISOString(),
      status: pick(orderStatuses, place * 3),
      paymentStatus: pick(paymentStatuses, place),
      shippingAddress: { address: '14 rue des Tanneurs', city: 'Nantes', postalCode: '44000', country: 'France' },
      items: [],
    };
  });
}

function pick<Value>(values: readonly Value[], place: number): Value {
  const value = values[place % values.length];
  if (value === undefined) throw new Error('manyOrders picks from a list that is empty.');
  return value;
}
