import { expect, it } from 'vitest';
import { paymentMeansOf, paymentMethodLabel, paymentMethods, paymentStatuses, paymentStatusLabel } from './payment.ts';

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

it.each([
  { where: 'the demonstration', demonstration: true, takesCards: false, means: ['simulated', 'simulated', 'transfer'] },
  {
    where: 'service without a provider',
    demonstration: false,
    takesCards: false,
    means: [undefined, undefined, 'transfer'],
  },
  { where: 'service with one', demonstration: false, takesCards: true, means: ['hosted', undefined, 'transfer'] },
])('in $where card, PayPal and transfer go through $means', ({ means, ...place }) => {
  expect(paymentMethods.map((method) => paymentMeansOf(method, place))).toEqual([...means]);
});
