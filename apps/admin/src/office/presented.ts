import type { AdminOrder, AdminProduct, AdminProductEdit, AdminProductForm, AdminUser, DaySales } from '@nuee/domain';
import { adminProductForm, parsePrice, parseStock, referencePrice, splitList } from '@nuee/domain';
import type * as contract from '@nuee/domain/contract';
import type { ChangeProduct, OwnerOrder, OwnerProduct, OwnerUser } from '@nuee/domain/live';
import type { OrderRecord } from './office.ts';

// Converts the API's answers into what the screens show.

export function orderOf(order: OwnerOrder): AdminOrder {
  const { _id, orderNumber, user, createdAt, status, paymentStatus, shippingAddress: to, notes } = order;
  return {
    _id,
    orderNumber,
    user,
    createdAt,
    status,
    paymentStatus,
    totalPrice: order.totalPrice,
    shippingAddress: {
      recipient: `${to.firstName} ${to.lastName}`,
      address: to.street,
      city: to.city,
      postalCode: to.postalCode,
      country: to.country,
      ...(to.phone !== '' && { phone: to.phone }),
    },
    items: order.items.map(({ name, image, size, nicotineStrength, quantity, price }) => ({
      product: { name, image },
      size,
      nicotineStrength,
      quantity,
      price,
    })),
    amounts: { itemsPrice: order.itemsPrice, shippingPrice: order.shippingPrice, taxPrice: order.taxPrice },
    ...(notes !== undefined && notes !== '' && { notes }),
  };
}

export const orderRecordOf = (order: OwnerOrder): OrderRecord => ({ order: orderOf(order), work: order });

export function productOf({
  nicotineStrengths,
  discountPrice,
  prices,
  reducedSince,
  ...product
}: OwnerProduct): AdminProduct {
  const reference = referencePrice(prices, { now: new Date(), isReduced: discountPrice !== undefined, reducedSince });
  return {
    ...product,
    ...(reference !== undefined && { referencePrice: reference }),
    nicotineStrengths: nicotineStrengths.map(String),
    ...(discountPrice !== undefined && { discountPrice }),
  };
}

export function userOf({ role, createdAt, lastLogin, ...user }: OwnerUser): AdminUser {
  return {
    ...user,
    role: role === 'customer' ? 'user' : role,
    ...(createdAt !== undefined && { createdAt }),
    ...(lastLogin !== undefined && { lastLogin }),
  };
}

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
  const before = new Map<string, unknown>(Object.entries(changeOf(adminProductForm(product))));
  return Object.fromEntries(
    Object.entries(changeOf(form)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
    ),
  );
}
