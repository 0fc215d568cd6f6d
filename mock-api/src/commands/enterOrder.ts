/** The shop takes an order by telephone, for a known customer or a new one. */
import { randomUUID } from 'node:crypto';
import { bottleLabel, notYetOpen } from '@nuee/domain';
import { may, type OrderEntry, type Role } from '@nuee/domain/live';
import type { StoredOrder, StoredUser, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { pricedCart } from '../presenters/pricedCart.ts';
import { settleAndJournal } from './changeOrderPayment.ts';
import { type Actor, command } from './command.ts';
import { openingOf, type Place } from './opening.ts';
import { placeOrder } from './placeOrder.ts';
import { createUser, userOf } from './users.ts';

interface Entered {
  readonly entry: OrderEntry;
  /** Of who enters it: a payment needs the permission for payments. */
  readonly role: Role;
  readonly place: Place;
}

/**
 * Returns the order. A new customer is invited to choose a password; the order's own mail says how to pay, or that it is paid.
 *
 * Throws an ApiError: 403 when it is paid and the role doesn't see to payments, 404 when there is no such customer, 409 when the shop isn't
 * open, the e-mail is another customer's or the account is closed, and what `placeOrder` throws.
 */
export const enterOrder = command<Entered, StoredOrder>(async (t, actor, { entry, role, place }) => {
  const { paid, lines, totalPrice: expectedTotal, userId: _u, email: _e, ...body } = entry;
  if (paid && !may(role, 'payments')) throw new ApiError(403, 'Votre compte ne permet pas d’enregistrer un paiement.');
  if (!(await openingOf(t, place, actor.now)).open) throw new ApiError(409, notYetOpen);
  const user = await customerOf(t, actor, entry);
  const asked = lines.map((line) => ({ id: randomUUID(), ...line }));
  const { items } = await pricedCart(t, user.id, { lines: asked });
  const gone = asked.find(({ id }) => !items.some(({ _id, product }) => _id === id && !product.unavailable));
  if (gone) throw new ApiError(409, `Un article n’est plus vendu en ${bottleLabel(gone)}. Choisissez-en un autre.`);
  const order = { ...body, paymentMethod: 'bank-transfer' as const };
  const stored = await placeOrder(t, actor, { user, items, body: order, expectedTotal, place });
  const { _id, orderNumber } = stored.order;
  return {
    answer: paid ? await received(t, actor, stored, paid.reference) : stored,
    journal: [{ what: 'order.entered', target: _id, name: orderNumber }],
  };
});

/** Its mail hasn't left yet, and says that it is paid. */
const received = (t: Transaction, actor: Actor, stored: StoredOrder, reference: string): Promise<StoredOrder> =>
  settleAndJournal(t, actor, {
    ...{ stored: { ...stored, paymentReference: reference }, to: 'paid', text: reference, quiet: true },
  });

async function customerOf(
  t: Transaction,
  actor: Actor,
  { userId, email, shippingAddress }: OrderEntry,
): Promise<StoredUser> {
  if (userId !== undefined) {
    const user = await userOf(t, userId);
    if (user.status === 'inactive')
      throw new ApiError(409, 'Le compte de ce client est fermé.', {}, { field: 'userId' });
    return user;
  }
  if (email === undefined) {
    throw new ApiError(422, 'Choisissez un client, ou donnez l’adresse e-mail du nouveau.', {}, { field: 'email' });
  }
  const { firstName, lastName } = shippingAddress;
  return createUser(t, actor, { name: { firstName, lastName }, email, role: 'customer' });
}
