import { describe, expect, it } from 'vitest';
import { addToCart, emptyLocalCart, followProducts, orderablePieces } from './cart.ts';
import { pricesVary, productSummary } from './catalogue.ts';
import { products } from './fixtures/index.ts';
import { bottleOf, firstBottle, fromVariants, sharingStock } from './variants.ts';

const { withVariants, plain } = products;
const bottle = (size: number, nicotineStrength: number) => ({ size, nicotineStrength });

describe('a bottle', () => {
  it('has the price and the stock of its variant, never those of the product', () => {
    expect(bottleOf(withVariants, bottle(10, 3))).toMatchObject({ price: 7.5, fewLeft: 2, variantId: 'v3' });
    expect(bottleOf({ ...withVariants, discountPrice: 5, outOfStock: true }, bottle(10, 0))).toMatchObject({
      price: 6.9,
      variantId: 'v1',
    });
    expect(bottleOf({ ...withVariants, discountPrice: 5, outOfStock: true }, bottle(10, 0))).not.toHaveProperty(
      'outOfStock',
    );
  });

  it('is what the product is where there are no variants', () => {
    expect(bottleOf(plain, bottle(10, 0))).toEqual(plain);
    expect(bottleOf(plain, bottle(11, 0))).toBeUndefined();
    expect(bottleOf(withVariants, bottle(50, 3))).toBeUndefined();
  });

  it('is the first one in stock where nobody has chosen', () => {
    expect(firstBottle(withVariants)).toEqual(bottle(10, 0));
    const [first, ...others] = withVariants.variants;
    const soldOut = { ...withVariants, variants: [{ ...first, id: 'v1', outOfStock: true }, ...others] };
    expect(firstBottle(soldOut as typeof withVariants)).toEqual(bottle(50, 0));
    expect(firstBottle(plain)).toEqual(bottle(plain.sizes[0] ?? 0, plain.nicotineStrengths[0] ?? 0));
  });

  it('shares its stock with the lines of the same bottle, or of the whole product', () => {
    const lines = [bottle(10, 0), bottle(10, 3), bottle(10, 0)].map((one) => ({ ...one, productId: withVariants.id }));
    expect(sharingStock(lines, withVariants, bottle(10, 0))).toHaveLength(2);
    expect(sharingStock(lines, { id: withVariants.id }, bottle(10, 0))).toHaveLength(3);
  });
});

describe('a product with variants', () => {
  it('has their lowest price, and their sizes and strengths in order', () => {
    expect(fromVariants(withVariants.variants.toReversed())).toMatchObject({
      sizes: [10, 50],
      nicotineStrengths: [0, 3, 6],
      cheapest: { id: 'v1' },
    });
  });

  it('says that prices vary only where they do', () => {
    expect(productSummary(withVariants).pricesVary).toBe(true);
    expect(productSummary(plain).pricesVary).toBeUndefined();
    expect(pricesVary({ variants: withVariants.variants.filter(({ price }) => price === 7.5) })).toBe(false);
  });
});

describe('a line in the browser', () => {
  const cart = addToCart(emptyLocalCart(), { product: withVariants, quantity: 2, ...bottle(10, 3) });

  it('has the price of its bottle', () => {
    expect(cart.items[0]).toMatchObject({ price: 7.5, product: { price: 7.5, variantId: 'v3', fewLeft: 2 } });
    expect(cart.totalPrice).toBe(15);
  });

  it('can have no more pieces than are left of its bottle', () => {
    const both = addToCart(cart, { product: withVariants, quantity: 9, ...bottle(10, 0) });
    expect([...orderablePieces(both.items).values()]).toEqual([2]);
  });

  it('follows the price of its bottle, and is gone where its bottle isn’t sold any more', () => {
    const variants = withVariants.variants.filter(({ id }) => id !== 'v3');
    expect(followProducts(cart, [{ ...withVariants, variants }]).items[0]?.product.unavailable).toBe(true);
    const dearer = withVariants.variants.map((one) => ({ ...one, price: one.price + 1 }));
    expect(followProducts(cart, [{ ...withVariants, variants: dearer }]).items[0]).toMatchObject({
      price: 8.5,
      previousPrice: 7.5,
    });
  });
});
