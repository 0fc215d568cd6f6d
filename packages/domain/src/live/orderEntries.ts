/** What the office sends of an order that a customer makes by telephone. */
import * as v from 'valibot';
import { AddToCartBody, CreateOrderBody } from '../contract/shapes.ts';
import { amount, email, id, required, requiredText } from '../fields.ts';
import { maximumLines } from '../limits.ts';

export const OrderEntryBody = v.object(
  {
    /** Of a known customer. */
    userId: v.optional(id),
    /** Of a new one, who is called as in the address that the order goes to. */
    email: v.optional(email),
    lines: v.pipe(
      v.array(AddToCartBody, 'doit être une liste.'),
      v.nonEmpty(required),
      v.maxLength(maximumLines, `dépasse ${maximumLines} articles.`),
    ),
    ...v.pick(CreateOrderBody, ['shippingAddress', 'billingAddress', 'deliveryMethod', 'relayPoint']).entries,
    /** A transfer that has arrived already; absent where it is awaited. */
    paid: v.optional(v.object({ reference: requiredText(120) }, required)),
    /** What the customer was told, in euros. */
    totalPrice: v.optional(amount),
  },
  required,
);
export type OrderEntry = v.InferOutput<typeof OrderEntryBody>;
