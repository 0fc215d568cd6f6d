import { describe, expect, test } from 'vitest';
import { cartCharges, charged, methodsFor, unservedSentence } from './delivery.ts';
import { deliveryLabel, deliveryPrices, deliveryPromise, deliveryTexts } from './deliveryWords.ts';
import { towardsFreeDelivery } from './freeDelivery.ts';
import { fillLegalText } from './legal/placeholders.ts';
import { newShopSettings } from './settings.ts';
import { type DeliveryMethod, standardTerms, type Terms } from './terms.ts';
import { orderTotals } from './totals.ts';

const home: DeliveryMethod = {
  id: 'domicile',
  kind: 'home',
  name: 'Colissimo',
  text: '2 à 3 jours ouvrés',
  fee: 4.9,
  freeAbove: 50,
  countries: ['France', 'Belgique'],
  maxWeight: 1_000,
  active: true,
};
const express: DeliveryMethod = {
  id: 'express',
  kind: 'express',
  name: 'Chronopost',
  text: '',
  fee: 9.9,
  countries: ['France'],
  active: true,
};
const pickup: DeliveryMethod = { ...express, id: 'retrait', kind: 'pickup', name: 'Retrait', fee: 0 };

const shop = (...methods: DeliveryMethod[]): Terms => ({
  ...standardTerms,
  delivery: { methods, countries: ['France', 'Belgique'] },
});
const lines = (price: number, weight?: number) => [
  { price, quantity: 2, product: weight === undefined ? {} : { weight } },
];
const to = (country: string, postalCode = '') => ({ country, postalCode });

describe('the methods that bring a cart to an address', () => {
  const names = (terms: Terms, weight: number, place: ReturnType<typeof to>) =>
    methodsFor(terms, lines(10, weight), place).map(({ id }) => id);

  test('go to its country, however it is written, in the owner’s order', () => {
    expect(names(shop(express, home), 100, to('france'))).toEqual(['express', 'domicile']);
    expect(names(shop(express, home), 100, to('Belgium'))).toEqual(['domicile']);
  });

  test('carry its weight', () => {
    expect(names(shop(home, express), 500, to('France'))).toEqual(['domicile', 'express']);
    expect(names(shop(home, express), 501, to('France'))).toEqual(['express']);
  });

  test('are those that customers are offered', () => {
    expect(names(shop({ ...home, active: false }, express), 100, to('France'))).toEqual(['express']);
  });

  test('go neither overseas nor to a country that the shop doesn’t know', () => {
    expect(names(shop(home), 100, to('France', '97400'))).toEqual([]);
    expect(names(shop(home), 100, to('Brésil'))).toEqual([]);
  });

  test('are all of them while no country is known', () => {
    expect(names(shop(home, express), 100, to(''))).toEqual(['domicile', 'express']);
  });
});

test('a cart that no method takes is told why: its address, or its weight', () => {
  expect(unservedSentence(shop(home), lines(10), to('Suisse'))).toMatch(/dessert cette adresse.*et en Belgique\.$/);
  expect(unservedSentence(shop(home), lines(10, 900), to('France'))).toMatch(/^Vos 2 flacons sont trop lourds/);
});

describe('what a cart pays', () => {
  const price = (terms: Terms, each: number, method?: DeliveryMethod) =>
    orderTotals(lines(each), charged(terms, method)).shippingPrice;

  test('is the fee of its method, up to what makes that free', () => {
    expect(price(shop(home), 25, home)).toBe(4.9);
    expect(price(shop(home), 25.01, home)).toBe(0);
    expect(price(shop(express), 500, express)).toBe(9.9);
  });

  test('is the one fee of a shop without methods', () => {
    expect(price(standardTerms, 25)).toBe(4.99);
    expect(price(standardTerms, 25.01)).toBe(0);
  });

  test('is the lowest fee until a method is chosen, without what customers fetch themselves', () => {
    const { charges, varies } = cartCharges(shop(pickup, express, home), lines(10));
    expect([orderTotals(lines(10), charges).shippingPrice, varies]).toEqual([4.9, true]);
    expect(cartCharges(shop(home), lines(10)).varies).toBe(false);
    expect(cartCharges(standardTerms, lines(10))).toEqual({ charges: standardTerms, varies: false });
  });
});

describe('how far free delivery is', () => {
  test('it is free above the sum, not at it', () => {
    expect(towardsFreeDelivery(standardTerms, 35.98)).toMatchObject({ missing: 14.03 });
    expect(towardsFreeDelivery(standardTerms, 50)).toMatchObject({ missing: 0.01 });
    expect(towardsFreeDelivery(standardTerms, 50.01)).toEqual({ missing: 0, share: 1 });
    expect(towardsFreeDelivery(standardTerms, 80)).toEqual({ missing: 0, share: 1 });
    expect(towardsFreeDelivery(standardTerms, 0)).toMatchObject({ share: 0 });
  });

  test('nothing is said where it depends on the method, or is never free', () => {
    expect(towardsFreeDelivery(shop(home, pickup), 10)).toMatchObject({ missing: 40.01 });
    expect(towardsFreeDelivery(shop(home, express), 10)).toBeUndefined();
    expect(towardsFreeDelivery(shop(express), 10)).toBeUndefined();
  });
});

describe('in words', () => {
  test('a product says the lowest fee, and what makes every method free', () => {
    expect(deliveryPromise(standardTerms)).toBe('Livraison à 4,99\u00a0€, offerte au-dessus de 50\u00a0€');
    expect(deliveryPromise(shop(home))).toBe('Livraison à 4,90\u00a0€, offerte au-dessus de 50\u00a0€');
    expect(deliveryPromise(shop(home, express, pickup))).toBe('Livraison dès 4,90\u00a0€');
  });

  test('the pages of text list each price, and each text with its country', () => {
    expect(deliveryPrices(standardTerms)).toBe(
      'La livraison coûte 4,99\u00a0€\u00a0; elle est offerte au-dessus de 50\u00a0€ d’achat.',
    );
    expect(deliveryPrices(shop(home, express))).toBe(
      'La livraison coûte 4,90\u00a0€ (Colissimo, offerte au-dessus de 50\u00a0€ d’achat) ou 9,90\u00a0€ (Chronopost).',
    );
    expect(deliveryTexts(shop(home, express))).toBe(
      '- **Colissimo**\u00a0: 2 à 3 jours ouvrés\n- **Chronopost**\u00a0: en France métropolitaine uniquement',
    );
  });

  test('an owner’s own text doesn’t promise what holds for some methods only', () => {
    const text =
      'Frais\u00a0: {frais de livraison}.\nOfferte au-dessus de {livraison offerte}.\nNous livrons {pays de livraison}.';
    expect(fillLegalText(text, { ...newShopSettings, ...shop(home, express) })).toBe(
      'Frais\u00a0: à partir de 4,90\u00a0€.\nNous livrons en France métropolitaine et en Belgique.',
    );
  });

  test('an order names its method beside the price', () => {
    expect(deliveryLabel({})).toBe('Livraison');
    expect(deliveryLabel({ delivery: { name: 'Colissimo' } })).toBe('Livraison (Colissimo)');
  });
});
