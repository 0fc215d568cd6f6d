import { demoCustomer } from '../account.ts';
import { addressFromProfile } from '../address.ts';
import type { AccountUser, FavoriteProduct, Invoice } from '../customer.ts';
import type { Order } from '../order.ts';
import { catalogueProduct } from '../seed/catalogueProduct.ts';
import { orderTotals } from '../totals.ts';
import { ago } from './ago.ts';
import { numbered, orderAges } from './numbered.ts';
import { type Sold, sold } from './sold.ts';

const { _id, email, firstName, lastName, phone } = demoCustomer;
const home = addressFromProfile(demoCustomer);

/** The customer of the account screens: the one that the test credentials log in. */
export const accountUser: AccountUser = {
  _id,
  name: `${firstName} ${lastName}`,
  email,
  phone,
  address: home.street,
  city: home.city,
  postalCode: home.postalCode,
  country: home.country,
  loyaltyPoints: 240,
  newsletterSubscribed: true,
  registrationDate: '2024-11-29',
  birthDate: '1988-04-17',
};

/** The customer's four orders, the latest first. */
export function accountOrders(now: Date): Order[] {
  return numbered(now, [
    order(4, ago(now, orderAges.camille), 'processing', [sold('caramel-beurre-sale', 2), sold('fraise-des-bois', 1)]),
    order(3, ago(now, orderAges.shipped), 'shipped', [
      sold('vanille-bourbon', 1, { price: 15.49 }),
      sold('menthe-glaciale', 1, { price: 14.99 }),
    ]),
    {
      ...order(2, ago(now, orderAges.delivered), 'delivered', [
        sold('edition-gold-champagne', 1, { price: 29.5 }),
        sold('citron-meringue', 1),
        sold('myrtille-cassis', 2),
        sold('mangue-passion', 1),
      ]),
      isDelivered: true,
      deliveredAt: ago(now, { days: 24 }),
    },
    order(1, ago(now, orderAges.cancelled), 'cancelled', [sold('bubble-gum', 1, { price: 14.5 })]),
  ]);
}

/** Three favorites: one to buy, one sold out, one reduced. */
export const favorites: readonly FavoriteProduct[] = [
  favorite('vanille-bourbon', true),
  favorite('menthe-glaciale', false),
  favorite('caramel-beurre-sale', true),
];

/** The invoices of the shipped orders, the latest first. */
export function invoices(now: Date): Invoice[] {
  return accountOrders(now)
    .filter(({ status }) => status === 'shipped' || status === 'delivered')
    .map(({ _id, orderNumber, totalPrice, createdAt }) => ({
      _id: `invoice-${_id}`,
      orderNumber,
      invoiceNumber: orderNumber.replace('CMD', 'FAC'),
      amount: totalPrice,
      createdAt,
      // One file for all: invoice numbers change with the year, file names in the shop's public folder don't.
      pdfUrl: '/factures/facture-specimen.pdf',
    }));
}

function order(n: number, createdAt: string, status: string, lines: Sold[]): Omit<Order, 'orderNumber'> {
  return {
    _id: `sample-order-${n}`,
    createdAt,
    status,
    shippingAddress: home,
    billingAddress: home,
    paymentMethod: 'card',
    isPaid: true,
    paidAt: createdAt,
    isDelivered: false,
    items: lines.map(({ product, size, nicotineStrength, quantity, price }) => ({
      _id: `sample-order-${n}-${product.id}`,
      name: product.name,
      image: product.image,
      size,
      nicotineStrength,
      quantity,
      price,
    })),
    ...orderTotals(lines),
  };
}

function favorite(slug: string, inStock: boolean): FavoriteProduct {
  const { id, name, image, price, discountPrice, category } = catalogueProduct(slug);
  return {
    _id: id,
    name,
    image,
    price,
    ...(discountPrice !== undefined && { discountPrice }),
    category,
    inStock,
    slug,
  };
}
