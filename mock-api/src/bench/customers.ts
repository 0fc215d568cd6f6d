/** Fills a storage without the API, which would spend minutes on hashing and ordering. */
import { randomUUID } from 'node:crypto';
import type { Order } from '@nuee/domain';
import { addresses } from '@nuee/domain/fixtures';
import { products } from '@nuee/domain/seed';
import { openSession } from '../auth/sessions.ts';
import { readSeed, seedStorage } from '../db/seed.ts';
import type { Storage, StoredUser } from '../db/storage.ts';

const ordersAtOnce = 5_000;

/** Stores `count` customers and `orders` orders in a new storage, and closes it; returns a token for each customer. */
export async function fillStorage(storage: Storage, count: number, orders = 0): Promise<string[]> {
  const now = new Date();
  await seedStorage(storage, readSeed(), now);
  // Outside of the transaction, which may be run again and asks for the sessions of each.
  const ids = Array.from({ length: count }, () => randomUUID());
  const tokens = await storage.tx(async (t) => {
    const opened: string[] = [];
    for (const [i, id] of ids.entries()) {
      const user: StoredUser = {
        id,
        email: `${id}@exemple.fr`,
        passwordHash: '',
        firstName: 'Noé',
        lastName: `Petit ${i}`,
        phone: '',
        addresses: [],
      };
      await t.put('users', user.id, user);
      opened.push(await openSession(t, user, now));
    }
    return opened;
  });
  for (let stored = 0; stored < orders; stored += ordersAtOnce) {
    await storage.tx(async (t) => {
      for (let i = stored; i < Math.min(orders, stored + ordersAtOnce); i += 1) {
        const order = sampleOrder(i, now);
        await t.put('orders', order._id, { userId: 'somebody', customer: { name: 'Noé Petit', email: '' }, order });
      }
    });
  }
  await storage.close();
  return tokens;
}

/** Stores an account that may do everything in the back office, and closes the storage; returns its token. */
export async function addOwner(storage: Storage): Promise<string> {
  const id = randomUUID();
  const token = await storage.tx(async (t) => {
    const user: StoredUser = {
      id,
      email: `${id}@exemple.fr`,
      passwordHash: '',
      firstName: 'Inès',
      lastName: 'Martin',
      phone: '',
      addresses: [],
      role: 'admin',
    };
    await t.put('users', user.id, user);
    return openSession(t, user, new Date());
  });
  await storage.close();
  return token;
}

/** An order of two lines, as the API stores it. The number is of a year that the benchmark is not in. */
function sampleOrder(number: number, now: Date): Order {
  const items = products.slice(0, 2).map(({ name, image, price }) => ({
    _id: randomUUID(),
    name,
    image,
    size: 10,
    nicotineStrength: 0,
    quantity: 1,
    price,
  }));
  return {
    _id: randomUUID(),
    orderNumber: `CMD-1999-${number}`,
    createdAt: now.toISOString(),
    status: 'pending',
    shippingAddress: addresses.camille,
    billingAddress: addresses.camille,
    paymentMethod: 'card',
    isPaid: false,
    isDelivered: false,
    items,
    itemsPrice: 29,
    shippingPrice: 4.99,
    taxPrice: 5.8,
    totalPrice: 39.79,
  };
}
