import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToCart,
  type Cart,
  type CartItem,
  type CartSelection,
  cartProduct,
  cartTotalPrice,
  countPieces,
  emptyLocalCart,
  followProducts,
  isOrderable,
  lineAdvice,
  lineTotal,
  orderablePieces,
  priceChanges,
  pricesSinceAdded,
  removeItem,
  sameLine,
  setItemQuantity,
} from './cart.ts';
import { carts, products } from './fixtures/index.ts';
import { products as catalogue } from './seed/products.ts';
import { readLocalCart } from './storedCart.ts';

const seeded = { seed: 20260115, numRuns: 1_000 };
const caramel: CartSelection = { product: products.reduced, quantity: 1, size: 30, nicotineStrength: 3 };
const selection: fc.Arbitrary<CartSelection> = fc.record({
  product: fc.constantFrom(...catalogue),
  quantity: fc.integer({ min: 1, max: 50 }),
  size: fc.constantFrom(10, 30),
  nicotineStrength: fc.constantFrom(0, 3),
});
const filledCart = fc
  .array(selection, { maxLength: 12 })
  .map((selections) => selections.reduce(addToCart, emptyLocalCart()));

function stored(cart: unknown): string {
  return JSON.stringify(cart);
}

describe('an empty local cart', () => {
  it('belongs to a guest', () => {
    expect(emptyLocalCart()).toEqual({ _id: 'local', user: 'guest', items: [], totalPrice: 0 });
  });
});

describe('addToCart', () => {
  it('adds a line at the discount price', () => {
    expect(addToCart(emptyLocalCart(), { ...caramel, quantity: 2 })).toEqual({
      _id: 'local',
      user: 'guest',
      items: [
        {
          _id: '3-30-3',
          product: { _id: '3', name: 'Caramel Beurre Salé', image: '/images/products/product-3.png', price: 17.99 },
          quantity: 2,
          size: 30,
          nicotineStrength: 3,
          price: 17.99,
        },
      ],
      totalPrice: 35.98,
    });
  });

  it('merges the quantity of the same product, size and strength', () => {
    const cart = addToCart(addToCart(emptyLocalCart(), caramel), { ...caramel, quantity: 4 });
    expect(cart.items).toHaveLength(1);
    expect(cart.items[0]?.quantity).toBe(5);
    expect(cart.totalPrice).toBe(89.95);
  });

  it.each([
    ['product', { product: products.plain }],
    ['size', { size: 50 }],
    ['strength', { nicotineStrength: 6 }],
  ])('keeps a different %s as a line of its own', (_, other) => {
    const cart = addToCart(addToCart(emptyLocalCart(), caramel), { ...caramel, ...other });
    expect(cart.items).toHaveLength(2);
    expect(new Set(cart.items.map((item) => item._id)).size).toBe(2);
  });

  it('merges at the price of today', () => {
    const earlier = addToCart(emptyLocalCart(), { ...caramel, product: { ...products.reduced, discountPrice: 15 } });
    const cart = addToCart(earlier, caramel);
    expect(cart.items[0]).toMatchObject({ quantity: 2, price: 17.99, product: { price: 17.99 } });
    expect(cart.totalPrice).toBe(35.98);
  });

  it.each([0, -1])('adds nothing for a quantity of %d', (quantity) => {
    expect(addToCart(carts.single, { ...caramel, quantity })).toEqual(carts.single);
  });

  it('leaves the cart passed in as it was', () => {
    const before = structuredClone(carts.freeShipping);
    addToCart(carts.freeShipping, caramel);
    expect(carts.freeShipping).toEqual(before);
  });

  it('gives the same lines and total whatever the order of the products', () => {
    fc.assert(
      fc.property(fc.array(selection, { maxLength: 12 }), (selections) => {
        const forth = selections.reduce(addToCart, emptyLocalCart());
        const back = selections.toReversed().reduce(addToCart, emptyLocalCart());
        expect(byId(back)).toEqual(byId(forth));
        expect(back.totalPrice).toBe(forth.totalPrice);
      }),
      seeded,
    );
  });

  it('adds exactly the pieces that were chosen, with one line for each choice', () => {
    fc.assert(
      fc.property(filledCart, selection, (cart, added) => {
        const after = addToCart(cart, added);
        expect(countPieces(after.items)).toBe(countPieces(cart.items) + added.quantity);
        expect(new Set(after.items.map((item) => item._id)).size).toBe(after.items.length);
      }),
      seeded,
    );
  });
});

describe('setItemQuantity', () => {
  it('changes one line and the total', () => {
    const cart = setItemQuantity(carts.freeShipping, '3-30-3', 3);
    expect(cart.items.map((item) => item.quantity)).toEqual([3, 1]);
    expect(cart.totalPrice).toBe(68.47);
  });

  it('keeps a line at a quantity of 1', () => {
    expect(setItemQuantity(carts.single, '3-10-0', 1)).toEqual(carts.single);
  });

  it.each([0, -1])('removes a line when its quantity falls to %d', (quantity) => {
    expect(setItemQuantity(carts.single, '3-10-0', quantity)).toEqual(carts.empty);
  });

  it('changes nothing for a line that doesn’t exist', () => {
    expect(setItemQuantity(carts.freeShipping, 'unknown', 7)).toEqual(carts.freeShipping);
  });
});

describe('removeItem', () => {
  it('takes one line out', () => {
    expect(removeItem(carts.freeShipping, '3-30-3')).toMatchObject({ items: [{ _id: '1-10-0' }], totalPrice: 14.5 });
  });

  it('changes nothing for a line that doesn’t exist', () => {
    expect(removeItem(carts.freeShipping, 'unknown')).toEqual(carts.freeShipping);
  });

  it('keeps the name and owner of a cart of the server', () => {
    expect(removeItem({ ...carts.single, _id: 'c1', user: 'u1' }, '3-10-0')).toMatchObject({ _id: 'c1', user: 'u1' });
  });

  it('undoes the adding of a new line', () => {
    fc.assert(
      fc.property(filledCart, selection, (cart, added) => {
        const after = addToCart(cart, added);
        const line = after.items.find((item) => sameLine(item, { ...added, product: { _id: added.product.id } }));
        const without = removeItem(after, line?._id ?? '');
        expect(without).toEqual(removeItem(cart, line?._id ?? ''));
      }),
      seeded,
    );
  });
});

describe('counting', () => {
  it('counts pieces, not lines', () => {
    expect(countPieces(carts.freeShipping.items)).toBe(3);
    expect(countPieces([])).toBe(0);
  });

  it('totals a line without the errors of binary fractions', () => {
    expect(lineTotal({ price: 17.99, quantity: 3 })).toBe(53.97);
    expect(lineTotal({ price: 0.1, quantity: 3 })).toBe(0.3);
    expect(cartTotalPrice([])).toBe(0);
  });
});

describe('readLocalCart', () => {
  it('reads back what was stored', () => {
    fc.assert(
      fc.property(filledCart, (cart) => {
        expect(readLocalCart(stored(cart))).toEqual(cart);
      }),
      seeded,
    );
  });

  it('computes the total afresh', () => {
    expect(readLocalCart(stored({ ...carts.freeShipping, totalPrice: 1 })).totalPrice).toBe(50.48);
    expect(readLocalCart(stored({ items: carts.freeShipping.items })).totalPrice).toBe(50.48);
  });

  it('always belongs to a guest', () => {
    expect(readLocalCart(stored({ ...carts.single, _id: 'c1', user: 'u1' }))).toEqual(carts.single);
  });

  it.each([
    ['nothing', null],
    ['no text', ''],
    ['broken JSON', '{"items":['],
    ['null', 'null'],
    ['a number', '3'],
    ['a list', '[]'],
    ['items that are no list', '{"items":{}}'],
    ['a line without a product', stored({ items: [{ ...carts.single.items[0], product: undefined }] })],
    ['a quantity of 0', stored(withQuantity(0))],
    ['a negative quantity', stored(withQuantity(-2))],
    ['half a piece', stored(withQuantity(1.5))],
    ['a quantity that is a text', stored(withQuantity('2'))],
    ['a price that is a text', stored({ items: [{ ...carts.single.items[0], price: '17.99' }] })],
    ['a negative price', stored({ items: [{ ...carts.single.items[0], price: -1 }] })],
  ])('is empty when the storage holds %s', (_, raw) => {
    expect(readLocalCart(raw)).toEqual(emptyLocalCart());
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (raw) => {
        expect(readLocalCart(raw)).toMatchObject({ _id: 'local', user: 'guest' });
      }),
      seeded,
    );
  });
});

function byId(cart: Cart) {
  return cart.items.toSorted((a, b) => a._id.localeCompare(b._id));
}

function withQuantity(quantity: unknown) {
  return { items: [{ ...carts.single.items[0], quantity }] };
}

describe('a guest’s cart that follows its products', () => {
  const cart = addToCart(emptyLocalCart(), caramel);
  const dearer = { ...products.reduced, discountPrice: 18.5, fewLeft: 2 };

  it('has the prices of today, and keeps what the customer saw', () => {
    const [line] = followProducts(cart, [dearer]).items;
    expect(line).toMatchObject({ price: 18.5, previousPrice: 17.99, product: { price: 18.5, fewLeft: 2 } });
    expect(pricesSinceAdded(followProducts(followProducts(cart, [dearer]), [dearer]).items)).toBe(
      'Le prix de Caramel Beurre Salé a changé\u00a0: 18,50\u00a0€ au lieu de 17,99\u00a0€.',
    );
  });

  it('tells nothing any more when the price is the old one, or the product was added anew', () => {
    const changed = followProducts(cart, [dearer]);
    for (const again of [
      followProducts(changed, [products.reduced]),
      addToCart(changed, { ...caramel, product: dearer }),
    ])
      expect(pricesSinceAdded(again.items)).toBeUndefined();
  });

  it('marks a line whose product is no longer sold, or not in its size, until it is sold again', () => {
    const small = { ...products.reduced, sizes: [10] };
    for (const gone of [followProducts(cart, [], [products.reduced.id]), followProducts(cart, [small])]) {
      expect(gone.items).toMatchObject([{ product: { unavailable: true } }]);
      expect(followProducts(gone, [products.reduced]).items[0]?.product.unavailable).toBeUndefined();
    }
  });

  it('keeps a line whose product isn’t known, and says that one is sold out', () => {
    expect(followProducts(cart, []).items).toEqual(cart.items);
    expect(followProducts(cart, [{ ...products.reduced, outOfStock: true }]).items).toMatchObject([
      { product: { fewLeft: 0 } },
    ]);
  });
});

describe('what can be ordered of a cart', () => {
  const line = (_id: string, quantity: number, product: Partial<CartItem['product']> = {}): CartItem => ({
    _id,
    product: { ...cartProduct(products.reduced), ...product },
    quantity,
    size: 30,
    nicotineStrength: 3,
    price: 17.99,
  });
  const advice = (...items: CartItem[]) => {
    const most = orderablePieces(items);
    return items.map((item) => lineAdvice(item, most.get(item._id)));
  };

  it('is everything while there is enough', () => {
    expect(orderablePieces([line('a', 5)]).size).toBe(0);
    expect(orderablePieces([line('a', 2, { fewLeft: 3 })]).get('a')).toBe(3);
    expect(isOrderable([line('a', 3, { fewLeft: 3 })])).toBe(true);
  });

  it('is what is left, and nothing of what is no longer sold', () => {
    expect(advice(line('a', 5, { fewLeft: 3 }))).toEqual(['Réduisez à\u00a03']);
    expect(advice(line('a', 1, { fewLeft: 0 }))).toEqual(['Retirez cet article']);
    expect(advice(line('a', 1, { unavailable: true }))).toEqual(['Retirez cet article']);
    expect(isOrderable([line('a', 1), line('b', 1, { unavailable: true })])).toBe(false);
  });

  it('is shared by the lines of a product, the first one first', () => {
    const few = { fewLeft: 3 };
    expect(advice(line('a', 2, few), line('b', 2, few))).toEqual([undefined, 'Réduisez à\u00a01']);
    expect(advice(line('a', 3, few), line('b', 1, few))).toEqual([undefined, 'Retirez cet article']);
    expect([...orderablePieces([line('a', 1, few), line('b', 1, few)]).values()]).toEqual([2, 2]);
  });
});

describe('prices that have changed', () => {
  const { items } = carts.freeShipping;

  it('are reported once for a product, whatever the sizes', () => {
    const twice = items.flatMap((item) => [item, { ...item, size: 100 }]);
    const now = twice.map((item) => (item.product.name === 'Fraise des Bois' ? { ...item, price: 12 } : item));
    expect(priceChanges(twice, now)).toBe(
      'Le prix de Fraise des Bois a changé\u00a0: 12,00\u00a0€ au lieu de 14,50\u00a0€.',
    );
  });

  it('are none where every price is as it was shown, or was never shown', () => {
    expect(priceChanges(items, items)).toBeUndefined();
    expect(priceChanges([], items)).toBeUndefined();
  });
});
