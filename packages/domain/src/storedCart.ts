import * as v from 'valibot';
import { cartTotalPrice, emptyLocalCart } from './cart.ts';
import { type Cart, CartItemSchema } from './contract/shapes.ts';

const StoredCartSchema = v.object({ items: v.array(CartItemSchema) });

/** The cart that the browser stored, with its total computed again. Anything unreadable gives an empty cart. */
export function readLocalCart(raw: string | null): Cart {
  const stored = v.safeParse(StoredCartSchema, parseJson(raw));
  const items = stored.success ? stored.output.items : [];
  return { ...emptyLocalCart(), items, totalPrice: cartTotalPrice(items) };
}

function parseJson(raw: string | null): unknown {
  try {
    return JSON.parse(raw ?? 'null');
  } catch {
    return null;
  }
}
