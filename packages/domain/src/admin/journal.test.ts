import { describe, expect, it } from 'vitest';
import { journalChange, journalLabel } from './journal.ts';

describe('the journal in words', () => {
  it.each([
    ['order.status', 'Statut de commande'],
    ['settings.shipping', 'Paramètres'],
    ['product.ingredients', 'product.ingredients'],
  ])('%s is « %s »', (what, label) => {
    expect(journalLabel(what)).toBe(label);
  });

  it.each([
    [{ what: 'order.status', from: 'pending', to: 'shipped' }, 'En attente → Expédiée'],
    [{ what: 'order.payment', from: 'pending', to: 'paid' }, 'En attente → Payée'],
    [{ what: 'ticket.reply', from: 'open', to: 'pending' }, 'Ouvert → En attente'],
    [{ what: 'product.price', from: '14.9', to: '12.9' }, '14.9 → 12.9'],
    [{ what: 'product.discountPrice', from: '12.9' }, '12.9 → —'],
    [{ what: 'product.created', to: 'draft' }, 'Brouillon'],
    [{ what: 'product.status', from: 'published', to: 'removed' }, 'Publié → Supprimé'],
    [{ what: 'order.note' }, undefined],
    [{ what: 'settings.hours', from: '""', to: '"De 9 h à 18 h"' }, 'Horaires\u00a0: — → De 9 h à 18 h'],
    [
      { what: 'settings.shipping', from: '{"fee":4.99,"freeAbove":50}', to: '{"fee":5.99,"freeAbove":50}' },
      'Frais de livraison\u00a0: 4.99 → 5.99',
    ],
  ])('%o', (change, words) => {
    expect(journalChange(change)).toBe(words);
  });
});
