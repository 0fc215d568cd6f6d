import { expect, test } from 'vitest';
import { addresses, ownerProduct, ownerProductWithVariants } from '../fixtures/index.ts';
import { type DeliveryMethod, standardTerms } from '../terms.ts';
import {
  bottlesToOrder,
  lineOf,
  newEntryLine,
  newOrderEntry,
  type OrderEntryForm,
  readOrderEntry,
} from './orderEntry.ts';

const products = [ownerProduct, ownerProductWithVariants];
const line = { key: 0, productId: '11', bottle: '10\u00a0ml · 0\u00a0mg/ml', quantity: '2' };
const form = (change: Partial<OrderEntryForm> = {}): OrderEntryForm => ({
  ...newOrderEntry(),
  ...{ email: 'ines@exemple.fr', lines: [line], shippingAddress: addresses.camille },
  ...change,
});
const method = (id: string, change: Partial<DeliveryMethod> = {}): DeliveryMethod => ({
  ...{ id, kind: 'home', name: id, text: '', fee: 6, countries: ['France'], active: true },
  ...change,
});
const withMethods = (...methods: DeliveryMethod[]) => ({
  ...standardTerms,
  delivery: { methods, countries: ['France'] },
});

test('only lawful bottles are offered, each at its own price and stock', () => {
  expect(
    bottlesToOrder(ownerProduct).every(({ nicotineStrength, size }) => nicotineStrength === 0 || size === 10),
  ).toBe(true);
  expect(bottlesToOrder(ownerProductWithVariants).map(({ price, stock }) => [price, stock])).toEqual([
    [6.9, 24],
    [7.5, 2],
    [19.9, 0],
  ]);
  expect(lineOf(newEntryLine(0), ownerProductWithVariants)).toEqual({ ...line, quantity: '1' });
});

test('a whole form is sent with the total that the customer was told', () => {
  const { entry, errors, pieces } = readOrderEntry(form(), products, standardTerms);
  expect(errors).toEqual({});
  expect(pieces).toBe(2);
  expect(entry).toEqual({
    email: 'ines@exemple.fr',
    lines: [{ productId: '11', quantity: 2, size: 10, nicotineStrength: 0 }],
    ...{ shippingAddress: addresses.camille, billingAddress: addresses.camille, totalPrice: 21.55 },
  });
  const paid = form({ userId: 'u', isPaid: true, reference: ' VIR 118 ' });
  expect(readOrderEntry(paid, products, standardTerms).entry).toMatchObject({
    ...{ userId: 'u', paid: { reference: 'VIR 118' } },
  });
});

test('each field that is missing or wrong has its sentence, and nothing is sent', () => {
  const empty = form({
    ...{ email: 'ines', isPaid: true, shippingAddress: { ...addresses.camille, city: ' ' } },
    billingAddress: { ...addresses.camille, phone: '' },
    lines: [
      { ...line, productId: '' },
      { ...line, quantity: '' },
      { ...line, quantity: '25' },
    ],
  });
  const { errors, entry, totals } = readOrderEntry(empty, products, standardTerms);
  expect([entry, totals]).toEqual([undefined, undefined]);
  expect(Object.keys(errors)).toEqual([
    ...['email', 'lines.0.productId', 'lines.1.quantity', 'lines.2.quantity'],
    ...['shippingAddress.city', 'billingAddress.phone', 'paid.reference'],
  ]);
  expect(errors['lines.2.quantity']).toBe('Il n’en reste que 24.');
});

test('one of several methods has to be chosen, the only one needs no choice, a relay point its place', () => {
  const two = withMethods(method('a'), method('relais', { kind: 'relay', fee: 4 }));
  expect(readOrderEntry(form(), products, two)).toMatchObject({
    errors: { deliveryMethod: 'Choisissez un mode de livraison.' },
    totals: undefined,
  });
  const relay = form({ deliveryMethod: 'relais' });
  expect(Object.keys(readOrderEntry(relay, products, two).errors)).toEqual(['relayPoint.name', 'relayPoint.address']);
  const relayPoint = { name: 'Tabac de la Gare', address: '4 place de la Gare, 44000 Nantes' };
  expect(readOrderEntry({ ...relay, relayPoint }, products, two).entry).toMatchObject({
    ...{ deliveryMethod: 'relais', relayPoint, totalPrice: 20.56 },
  });
  expect(readOrderEntry(form(), products, withMethods(method('a'))).entry?.deliveryMethod).toBe('a');
  const nowhere = withMethods(method('a', { countries: ['Belgique'] }));
  expect(readOrderEntry(form(), products, nowhere).errors.deliveryMethod).toMatch(/^Aucun mode de livraison/);
});
