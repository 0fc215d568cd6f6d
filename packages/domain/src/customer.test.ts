import { expect, it } from 'vitest';
import { favoriteOf, invoicesOf, removeFavorite, splitName } from './customer.ts';
import { orders, products } from './fixtures/index.ts';
import { favorites } from './samples/index.ts';

it('removes one favorite', () => {
  expect(removeFavorite(favorites, '4').map(({ _id }) => _id)).toEqual(['6', '3']);
  expect(removeFavorite(favorites, 'unknown')).toEqual(favorites);
});

it('shows of a favorite what the catalogue knows of its product', () => {
  expect(favoriteOf(products.reduced)).toEqual({
    _id: '3',
    name: 'Caramel Beurre Salé',
    image: '/images/products/product-3.png',
    price: 19.99,
    discountPrice: 17.99,
    category: 'Gourmands',
    inStock: true,
    slug: 'caramel-beurre-sale',
  });
  expect(favoriteOf(products.soldOut).inStock).toBe(false);
});

it('lists an invoice for each order that has one, at the day of its payment', () => {
  const paid = { ...orders.pendingPaid, invoiceNumber: 'F-2026-000001', paidAt: '2026-01-16T10:00:00+01:00' };
  expect(invoicesOf([orders.unpaid, paid])).toEqual([
    {
      _id: paid._id,
      orderNumber: paid.orderNumber,
      invoiceNumber: 'F-2026-000001',
      amount: paid.totalPrice,
      createdAt: paid.paidAt,
    },
  ]);
});

it.each([
  ['Jean Pierre Martin', { firstName: 'Jean Pierre', lastName: 'Martin' }],
  ['Jean Pierre  de la Tour ', { firstName: 'Jean Pierre', lastName: 'de la Tour' }],
  ['Marie Claire Morel', { firstName: 'Marie Claire', lastName: 'Morel' }],
  ['Noé Petit', { firstName: 'Noé', lastName: 'Petit' }],
  ['Noé', { firstName: 'Noé', lastName: '' }],
])('reads first and last name in « %s »', (name, names) => {
  expect(splitName(name, { firstName: 'Jean Pierre', lastName: 'Morel' })).toEqual(names);
});
