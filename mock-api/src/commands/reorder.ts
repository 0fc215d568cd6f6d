/** Puts the articles of an earlier order into the customer's cart again, as far as they are still sold. */
import {
  bottleLabel,
  countPieces,
  currentPrice,
  isLawfulBottle,
  type OrderItem,
  sharingStock,
  soldAs,
} from '@nuee/domain';
import type { StoredLine, StoredProduct, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { withSelection } from './cartLines.ts';
import { ownOrderOf } from './orders.ts';
import { mostPiecesOf } from './settings.ts';
import { nameOf, notEnough } from './stock.ts';

/**
 * Returns how many pieces were added, and a French sentence for each incomplete line of the order.
 *
 * Throws an ApiError 404 when the order belongs to another customer.
 */
export async function reorder(
  t: Transaction,
  { id, userId, demo }: { id: string; userId: string; demo: boolean },
): Promise<{ added: number; missing: string[] }> {
  const { order, taken = [] } = await ownOrderOf(t, id, userId);
  let lines: readonly StoredLine[] = (await t.get('carts', userId))?.lines ?? [];
  const most = await mostPiecesOf(t, { demo });
  let added = 0;
  const missing: string[] = [];
  for (const [index, item] of order.items.entries()) {
    // An order from an older version doesn't have the ids of its products.
    const productId = taken[index]?.productId;
    const product = productId === undefined ? undefined : await t.get('products', productId);
    const isSold = product !== undefined && product.status === 'published';
    const gone = isSold ? missingChoice(product, item, demo) : `${item.name} n’est plus proposé.`;
    if (!isSold || gone !== undefined) {
      if (gone !== undefined) missing.push(gone);
      continue;
    }
    const sold = soldAs(product, item) ?? product;
    const quantity = Math.min(item.quantity, sold.stock - countPieces(sharingStock(lines, product, item)));
    if (quantity < item.quantity) {
      missing.push(notEnough({ name: nameOf(product, item), stock: sold.stock }).message);
    }
    if (quantity <= 0) continue;
    try {
      const { size, nicotineStrength } = item;
      const selection = { productId: product.id, size, nicotineStrength, quantity };
      lines = withSelection(lines, selection, currentPrice(sold), most);
      added += quantity;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      missing.push(`${item.name}\u00a0: ${error.message}`);
    }
  }
  if (added > 0) await t.put('carts', userId, { lines });
  return { added, missing: [...new Set(missing)] };
}

function missingChoice(
  product: StoredProduct,
  { name, size, nicotineStrength }: OrderItem,
  demo: boolean,
): string | undefined {
  const isSold = product.sizes.includes(size) && (demo || isLawfulBottle(nicotineStrength, size));
  if (!isSold) return `${name} n’est plus proposé en ${size}\u00a0ml.`;
  if (!product.nicotineStrengths.includes(nicotineStrength)) {
    return `${name} n’est plus proposé à ${nicotineStrength}\u00a0mg/ml.`;
  }
  const bottle = { size, nicotineStrength };
  return soldAs(product, bottle) ? undefined : `${name} n’est plus proposé en ${bottleLabel(bottle)}.`;
}
