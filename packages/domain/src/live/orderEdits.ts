/** What the editing of an order sends, and what it answers. */
import * as v from 'valibot';
import { AddressBody } from '../contract/shapes.ts';
import { amount, id, required, wholeNumber } from '../fields.ts';
import { maximumQuantity } from '../limits.ts';
import { OwnerOrderSchema } from './orders.ts';

/** No order has more. */
const maxLines = 200;
const measure = wholeNumber(0, 1_000);

/** What isn't sent stays; a line that isn't among `lines` is removed. */
export const OrderEditBody = v.object(
  {
    shippingAddress: v.optional(AddressBody),
    billingAddress: v.optional(AddressBody),
    deliveryMethod: v.optional(id),
    lines: v.optional(
      v.pipe(
        v.array(
          v.object(
            { lineId: id, quantity: wholeNumber(0, maximumQuantity), size: measure, nicotineStrength: measure },
            required,
          ),
          'doit être une liste.',
        ),
        v.maxLength(maxLines, `dépasse ${maxLines} lignes.`),
      ),
    ),
    version: v.optional(v.number()),
  },
  required,
);
export type OrderEdit = v.InferOutput<typeof OrderEditBody>;

const totals = { itemsPrice: amount, shippingPrice: amount, taxPrice: amount, totalPrice: amount };

/** The order, and what an edit does to it: with `?preview=true` before anything is done. */
export const EditedOrderSchema = v.object({
  order: OwnerOrderSchema,
  /** What its customer owes or has paid afterwards, and before. */
  owed: v.object(totals),
  owedBefore: v.object(totals),
  /** What is paid back, with a credit note. */
  refund: v.optional(amount),
  /** How many pieces more are in stock, or fewer where negative. */
  stock: v.array(v.object({ name: v.string(), pieces: v.number() })),
  /** Whether anything differs at all. */
  isChanged: v.boolean(),
  /** What each line could be instead, with its price and what is left of it. */
  bottles: v.array(
    v.object({
      lineId: v.string(),
      choices: v.array(
        v.object({ size: v.number(), nicotineStrength: v.number(), price: amount, stock: v.optional(v.number()) }),
      ),
    }),
  ),
  /** The delivery methods that reach its address. */
  methods: v.array(v.object({ id: v.string(), name: v.string(), fee: amount })),
});
export type EditedOrder = v.InferOutput<typeof EditedOrderSchema>;
