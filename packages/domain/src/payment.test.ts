import { expect, it } from 'vitest';
import { paymentMethodLabel, paymentMethods, paymentStatuses, paymentStatusLabel } from './payment.ts';

it('names every method of payment', () => {
  expect(paymentMethods.map(paymentMethodLabel)).toEqual(['Carte bancaire', 'PayPal', 'Virement bancaire']);
});

it('names every payment state', () => {
  expect(paymentStatuses.map(paymentStatusLabel)).toEqual(['Payée', 'En attente', 'Échouée', 'Remboursée']);
});

it.each(['', 'cash', 'constructor'])('calls « %s » unknown', (value) => {
  expect(paymentMethodLabel(value)).toBe('Inconnu');
  expect(paymentStatusLabel(value)).toBe('Inconnu');
});
