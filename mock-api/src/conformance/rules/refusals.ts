/** Bodies that each call refuses, naming the field. */

import assert from 'node:assert/strict';
import { simulatedPayment } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { products } from '@nuee/domain/fixtures';
import type { Rule } from '../rule.ts';
import { assertRefused, checkout, newAccount, order, readCart, readOrder, selection, type World } from '../world.ts';

/** What is wrong, the fields that differ from a valid body, and the name that the message has to contain. */
type Wrong = readonly [what: string, change: object | unknown[] | undefined, field: string];

const { addToCart, updateQuantity, register, login, createOrder, payOrder } = contract;
const address = checkout.shippingAddress;

const missingStrength = [0, 3, 6, 12, 18].find((each) => !products.fewerStrengths.nicotineStrengths.includes(each));

const adds: Wrong[] = [
  ['no body', undefined, ''],
  ['a list', [selection], ''],
  ['an unknown product', { productId: '99' }, 'Ce produit n’existe pas.'],
  ['a product id that is no text', { productId: 3 }, 'Produit'],
  ['an object for a product id', { productId: { toString: 1 } }, 'Produit'],
  ['a slug for a product id', { productId: 'bubble-gum' }, 'Ce produit n’existe pas.'],
  ['no product id', { productId: undefined }, 'Produit'],
  ['quantity 0', { quantity: 0 }, 'Quantité'],
  ['a negative quantity', { quantity: -1 }, 'Quantité'],
  ['half a piece', { quantity: 1.5 }, 'Quantité'],
  ['10,000 pieces', { quantity: 10_000 }, 'Quantité'],
  ['a quantity beyond any number', { quantity: 1e308 }, 'Quantité'],
  ['a quantity in a text', { quantity: '1' }, 'Quantité'],
  ['no quantity', { quantity: null }, 'Quantité'],
  ['a size that is not sold', { size: 20 }, 'Cette contenance n’est pas proposée pour ce produit.'],
  ['no size', { size: undefined }, 'Contenance'],
  ['a size in a text', { size: '30' }, 'Contenance'],
  ['a strength that is not sold', { nicotineStrength: 4 }, 'Ce taux de nicotine n’est pas proposé pour ce produit.'],
  [
    'a strength that only other products have',
    { productId: products.fewerStrengths.id, size: 10, nicotineStrength: missingStrength },
    'Ce taux de nicotine n’est pas proposé pour ce produit.',
  ],
  ['no strength', { nicotineStrength: undefined }, 'Taux de nicotine'],
];

const updates: Wrong[] = [
  ['no line', { itemId: undefined }, 'Article'],
  ['an empty line id', { itemId: '' }, 'Article'],
  ['a negative quantity', { quantity: -1 }, 'Quantité'],
  ['half a piece', { quantity: 0.5 }, 'Quantité'],
  ['10,000 pieces', { quantity: 10_000 }, 'Quantité'],
  ['no quantity', { quantity: undefined }, 'Quantité'],
];

const registrations: Wrong[] = [
  ['no body', undefined, ''],
  ['no first name', { firstName: undefined }, 'Prénom'],
  ['an empty first name', { firstName: '  ' }, 'Prénom'],
  ['a last name of 81 characters', { lastName: 'n'.repeat(81) }, 'Nom'],
  ['a name with a control character', { lastName: 'a\u0007b' }, 'Nom'],
  ['half a character in a name', { firstName: 'a\ud800' }, 'Prénom'],
  ['an e-mail without @', { email: 'ines.exemple.example' }, 'Email'],
  ['an e-mail with a space', { email: 'ines martin@exemple.example' }, 'Email'],
  ['an e-mail that is an object', { email: { $ne: null } }, 'Email'],
  ['an e-mail of 300 characters', { email: `${'i'.repeat(290)}@exemple.example` }, 'Email'],
  ['a password of 7 characters', { password: '1234567' }, 'Mot de passe'],
  ['a password of 129 characters', { password: 'p'.repeat(129) }, 'Mot de passe'],
  ...['password', 'Trustno1', '12345678', '1q2w3e4r'].map(
    (password): Wrong => [`the most common password ${password}`, { password }, 'Ce mot de passe est trop courant'],
  ),
  ['no password', { password: undefined }, 'Mot de passe'],
];

const logins: Wrong[] = [
  ['no e-mail', { email: undefined }, 'Email'],
  ['no password', { password: undefined }, 'Mot de passe'],
  ['a list for a password', { password: ['x'] }, 'Mot de passe'],
  ['another answer than yes or no to « remember me »', { remember: 'oui' }, ''],
  ['a password of 10,000 characters', { password: 'p'.repeat(10_000) }, 'Mot de passe'],
];

const orders: Wrong[] = [
  ['no body', undefined, ''],
  ['no shipping address', { shippingAddress: undefined }, 'Adresse de livraison'],
  ['no billing address', { billingAddress: undefined }, 'Adresse de facturation'],
  ['a text for an address', { shippingAddress: 'Nantes' }, 'Adresse de livraison'],
  ...(
    [
      ['firstName', 'Prénom'],
      ['lastName', 'Nom'],
      ['street', 'Adresse'],
      ['city', 'Ville'],
      ['postalCode', 'Code postal'],
      ['country', 'Pays'],
      ['phone', 'Téléphone'],
    ] as const
  ).map(([field, name]): Wrong => [`an empty ${field}`, { shippingAddress: { ...address, [field]: ' ' } }, name]),
  ['a street of 121 characters', { billingAddress: { ...address, street: 's'.repeat(121) } }, 'Adresse'],
  ['a city with a control character', { billingAddress: { ...address, city: 'a\u0000b' } }, 'Ville'],
  ['half a character in the notes', { notes: 'a\ud800b' }, 'Notes de commande'],
  ['another payment method', { paymentMethod: 'cash' }, 'Mode de paiement'],
  ['no payment method', { paymentMethod: undefined }, 'Mode de paiement'],
  ['notes of 1,001 characters', { notes: 'n'.repeat(1_001) }, 'Notes de commande'],
  ['notes that are no text', { notes: 3 }, 'Notes de commande'],
];

const { paymentResult } = simulatedPayment('x', 'ines@exemple.example', new Date('2026-01-15T09:00:00Z'));
const payments: Wrong[] = [
  ['no result', { paymentResult: undefined }, 'Résultat du paiement'],
  ['a text for a result', { paymentResult: 'COMPLETED' }, 'Résultat du paiement'],
  ['a payment that failed', { paymentResult: { ...paymentResult, status: 'FAILED' } }, ''],
  ['a payment without an id', { paymentResult: { ...paymentResult, id: '' } }, ''],
  ['a moment that is none', { paymentResult: { ...paymentResult, update_time: 'hier' } }, ''],
  ['an e-mail that is none', { paymentResult: { ...paymentResult, email_address: 'nobody' } }, ''],
];

const refuses = (route: contract.Route, right: () => object, wrongs: readonly Wrong[]): Rule[] =>
  wrongs.map(([what, change, field]) => ({
    name: `${route.method} ${route.path} refuses ${what}`,
    async check(world: World) {
      const { token } = await world.reader();
      const body = change === undefined || Array.isArray(change) ? change : { ...right(), ...change };
      assertRefused(await world.call(route.method, route.path, { token, body }), 422, field);
      assert.deepEqual((await readCart(world, token)).items, []);
    },
  }));

export const refusalRules: readonly Rule[] = [
  ...refuses(addToCart, () => selection, adds),
  ...refuses(updateQuantity, () => ({ itemId: 'x', quantity: 1 }), updates),
  ...refuses(register, newAccount, registrations),
  ...refuses(login, () => ({ email: 'ines@exemple.example', password: 'Une-phrase-de-passe' }), logins),
  ...refuses(createOrder, () => checkout, orders),
  ...payments.map(([what, body, field]) => ({
    name: `${payOrder.method} ${payOrder.path} refuses ${what}`,
    async check(world: World) {
      const { token } = await world.newCustomer();
      const { _id } = await order(world, token);
      assertRefused(await world.call('PUT', `/api/orders/${_id}/pay`, { token, body }), 422, field);
      assert.equal((await readOrder(world, token, _id)).isPaid, false);
    },
  })),
];
