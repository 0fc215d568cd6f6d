import type { AdminProduct, AdminProductEdit, AdminProductForm, DaySales } from '@nuee/domain';
import { adminProductForm, parsePrice, parseStock, splitList } from '@nuee/domain';
import type * as contract from '@nuee/domain/contract';
import type { ChangeProduct } from '@nuee/domain/live';

// Between the API and the screens: the days of the chart, and what a form sends.

export const daysOf = (days: readonly { day: string; total: number; orders: number }[]): DaySales[] =>
  days.map(({ day, total, orders }) => ({ day, amount: total, orders }));

/** The changes from the form; an empty reduced price removes the discount. */
export function changeOf(
  form: AdminProductForm | AdminProductEdit,
): contract.SentBodyOf<typeof contract.createProduct> {
  const { name, category, image, price, stock, description, nicotineStrengths, sizes, flavors, ingredients } = form;
  const discount = 'discountPrice' in form ? form.discountPrice.trim() : undefined;
  return {
    name: name.trim(),
    category,
    ...(image.trim() !== '' && { image: image.trim() }),
    price: parsePrice(price),
    stock: parseStock(stock),
    description: description.trim(),
    nicotineStrengths: nicotineStrengths.map(Number),
    sizes,
    flavors: splitList(flavors),
    ingredients: splitList(ingredients),
    ...(form.status && { status: form.status }),
    ...(discount !== undefined && { discountPrice: discount === '' ? null : parsePrice(discount) }),
  };
}

/**
 * The fields in which a form differs from its initial product. The others may meanwhile be changed by a sale or by
 * somebody else.
 */
export function changesOf(product: AdminProduct, form: AdminProductEdit): ChangeProduct {
  const before = new Map<string, unknown>(Object.entries(changeOf(adminProductForm(product, true))));
  return Object.fromEntries(
    Object.entries(changeOf(form)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
    ),
  );
}
