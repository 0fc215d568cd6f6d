import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToCart, cartTotalPrice, emptyLocalCart, lineTotal } from './cart.ts';
import { carts } from './fixtures/index.ts';
import { toCents } from './money.ts';
import { products } from './seed/products.ts';
import { readLocalCart } from './storedCart.ts';
import { standardTerms } from './terms.ts';
import { isShippingFree, orderTotals, vatOf } from './totals.ts';

const seeded = { seed: 20260115, numRuns: 2_000 };

describe('orderTotals', () => {
  it('adds VAT to the subtotal and offers shipping above 50 €', () => {
    expect(orderTotals(carts.freeShipping.items)).toEqual({
      itemsPrice: 50.48,
      shippingPrice: 0,
      taxPrice: 10.1,
      totalPrice: 60.58,
    });
  });

  it('charges shipping under 50 €', () => {
    expect(orderTotals(carts.paidShipping.items)).toEqual({
      itemsPrice: 29,
      shippingPrice: 4.99,
      taxPrice: 5.8,
      totalPrice: 39.79,
    });
  });

  it.each([
    [49.99, 4.99],
    [50, 4.99],
    [50.01, 0],
  ])('charges, for a subtotal of %d €, %d € of shipping', (price, shippingPrice) => {
    expect(orderTotals([{ price, quantity: 1 }]).shippingPrice).toBe(shippingPrice);
  });

  it('applies the owner’s terms', () => {
    const shipping = { fee: 5.9, freeAbove: 30 };
    const items = [{ price: 12.5, quantity: 2 }];
    expect(orderTotals(items, { shipping, vat: { rate: 8.5, included: false } })).toEqual({
      itemsPrice: 25,
      shippingPrice: 5.9,
      taxPrice: 2.13,
      totalPrice: 33.03,
    });
    expect(orderTotals(items, { shipping, vat: { rate: 20, included: true } })).toEqual({
      itemsPrice: 25,
      shippingPrice: 5.9,
      taxPrice: 5.15,
      totalPrice: 30.9,
    });
    expect(orderTotals([{ price: 30.01, quantity: 1 }], { shipping, vat: { rate: 0, included: false } })).toMatchObject(
      {
        shippingPrice: 0,
        taxPrice: 0,
        totalPrice: 30.01,
      },
    );
  });

  it.each([5.5, 8.5, 20].flatMap((rate) => [true, false].map((included) => ({ rate, included }))))(
    'reads from its amounts that VAT was $rate %, included: $included',
    (vat) => {
      expect(vatOf(orderTotals([{ price: 23.9, quantity: 2 }], { ...standardTerms, vat }))).toEqual(vat);
    },
  );

  it('assumes the usual rate for no amounts, and 0 % for a total without tax', () => {
    expect(vatOf(orderTotals([]))).toEqual({ rate: 20, included: false });
    expect(vatOf(orderTotals([{ price: 0.05, quantity: 1 }]))).toEqual({ rate: 20, included: false });
    const vat = { rate: 0, included: false };
    expect(vatOf(orderTotals([{ price: 12, quantity: 1 }], { ...standardTerms, vat }))).toEqual(vat);
  });

  it('costs nothing when empty, shipping included', () => {
    expect(orderTotals([])).toEqual({ itemsPrice: 0, shippingPrice: 0, taxPrice: 0, totalPrice: 0 });
  });

  it.each([
    // 20 % of 17.99 € is 3.598 €, of 0.02 € is 0.4 cent, of 0.03 € is 0.6 cent.
    [17.99, 3.6],
    [0.02, 0],
    [0.03, 0.01],
    [14.5, 2.9],
  ])('rounds the VAT of %d € to %d €', (price, taxPrice) => {
    expect(orderTotals([{ price, quantity: 1 }]).taxPrice).toBe(taxPrice);
  });

  it('rounds the VAT once, on the subtotal', () => {
    // Line by line it would be 3 × 0.01 €.
    expect(orderTotals([0.03, 0.03, 0.03].map((price) => ({ price, quantity: 1 }))).taxPrice).toBe(0.02);
  });
});

describe('isShippingFree', () => {
  it('distinguishes the two sides of the limit', () => {
    expect(isShippingFree(orderTotals(carts.freeShipping.items))).toBe(true);
    expect(isShippingFree(orderTotals(carts.paidShipping.items))).toBe(false);
  });
});

describe('over random carts', () => {
  const anyCart = fc
    .array(
      fc.record({
        product: fc.record({
          base: fc.constantFrom(...products),
          discount: fc.option(fc.integer({ min: 0, max: 99_999 })),
        }),
        quantity: fc.integer({ min: 1, max: 9_999 }),
        size: fc.constantFrom(10, 30, 50, 100),
        nicotineStrength: fc.constantFrom(0, 3, 6, 12, 18),
      }),
      { maxLength: 20 },
    )
    .map((choices) =>
      choices.reduce(
        (cart, { product: { base, discount }, ...choice }) =>
          addToCart(cart, {
            ...choice,
            product: discount === null ? base : { ...base, discountPrice: discount / 100 },
          }),
        emptyLocalCart(),
      ),
    );

  it('the cart’s view, the stored cart read back and the order agree to the cent', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const readBack = readLocalCart(JSON.stringify(cart));
        const lines = cart.items.reduce((sum, item) => sum + toCents(lineTotal(item)), 0);
        const totals = orderTotals(cart.items);

        expect(toCents(cart.totalPrice)).toBe(lines);
        expect(readBack.totalPrice).toBe(cart.totalPrice);
        expect(cartTotalPrice(readBack.items)).toBe(cart.totalPrice);
        expect(totals.itemsPrice).toBe(cart.totalPrice);
        expect(orderTotals(readBack.items)).toEqual(totals);
        expect(toCents(totals.itemsPrice) + toCents(totals.shippingPrice) + toCents(totals.taxPrice)).toBe(
          toCents(totals.totalPrice),
        );
      }),
      seeded,
    );
  });
});
