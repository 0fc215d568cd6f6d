import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount, formatPrice, percentOf, toCents, toEuros } from './money.ts';

const seeded = { seed: 20260115, numRuns: 1_000 };
const cents = fc.integer({ min: 0, max: 1_000_000_000_000 });

describe('toCents', () => {
  it.each([
    [17.99, 1799],
    [0, 0],
    [0.01, 1],
    [4.99, 499],
    [1.1, 110],
    [50.01, 5001],
    [8.29, 829],
    [1234567.89, 123456789],
    [-17.99, -1799],
  ])('reads %d € as %d cents', (euros, expected) => {
    expect(toCents(euros)).toBe(expected);
  });

  it.each([
    [1.004, 100],
    [1.005, 101],
    [10.075, 1008],
    [0.005, 1],
    [0.0049, 0],
  ])('rounds %d € half up on the decimal value', (euros, expected) => {
    expect(toCents(euros)).toBe(expected);
  });

  it('never gives a negative zero', () => {
    expect(Object.is(toCents(-0.001), 0)).toBe(true);
    expect(Object.is(toCents(-0), 0)).toBe(true);
  });

  it('returns any number of cents that were converted to euros', () => {
    fc.assert(
      fc.property(cents, (amount) => toCents(toEuros(amount)) === amount),
      seeded,
    );
  });

  it('returns any number of cents that went through JSON', () => {
    fc.assert(
      fc.property(cents, (amount) => toCents(JSON.parse(JSON.stringify(toEuros(amount)))) === amount),
      seeded,
    );
  });
});

describe('formatPrice', () => {
  it.each([
    [17.99, '17,99\u00a0€'],
    [14.5, '14,50\u00a0€'],
    [0, '0,00\u00a0€'],
    [12480.5, '12\u202f480,50\u00a0€'],
    [1.005, '1,01\u00a0€'],
    [-0.001, '0,00\u00a0€'],
  ])('writes %d as a French price', (euros, expected) => {
    expect(formatPrice(euros)).toBe(expected);
  });

  it('writes what the platform’s French format writes', () => {
    const french = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (amount) => {
        expect(formatPrice(toEuros(amount))).toBe(french.format(toEuros(amount)));
      }),
      seeded,
    );
  });

  it('writes whole numbers as the platform does', () => {
    const french = new Intl.NumberFormat('fr-FR');
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e13 }), (count) => {
        expect(formatCount(count)).toBe(french.format(count));
      }),
      seeded,
    );
  });

  it('writes the cents that were computed', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100_000, noNaN: true }), (euros) => {
        expect(Number(formatPrice(euros).replace(/\D/g, ''))).toBe(toCents(euros));
      }),
      seeded,
    );
  });
});

describe('percentOf', () => {
  it.each([
    [5048, 20, 1010],
    [1450, 20, 290],
    [1799, 20, 360],
    [0, 20, 0],
    // 20 % of 0.02 € is 0.4 cent, of 0.03 € is 0.6 cent.
    [2, 20, 0],
    [3, 20, 1],
    // Exactly half a cent goes up.
    [10, 5, 1],
    [30, 5, 2],
  ])('takes from %d cents %d percent as %d', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected);
  });

  it('is never more than half a cent from the exact share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const doubledError = Math.abs(percentOf(amount, percent) * 100 - amount * percent) * 2;
        return Number.isInteger(percentOf(amount, percent)) && doubledError <= 100;
      }),
      seeded,
    );
  });
});
