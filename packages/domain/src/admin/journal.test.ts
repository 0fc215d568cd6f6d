import { describe, expect, it } from 'vitest';
import { journalChange, journalLabel, journalSubject } from './journal.ts';

describe('the journal in words', () => {
  it.each([
    ['order.status', 'Statut de commande'],
    ['order.undo', 'Changement annulé'],
    ['settings.shipping', 'Paramètres'],
    ['product.ingredients', 'product.ingredients'],
  ])('%s is « %s »', (what, label) => {
    expect(journalLabel(what)).toBe(label);
  });

  it.each([
    [{ what: 'order.status', name: 'CMD-2026-012' }, 'CMD-2026-012'],
    [{ what: 'settings.bankTransfer', name: 'bankTransfer' }, 'Virement bancaire'],
    [{ what: 'text.version', name: 'terms' }, 'Conditions générales de vente'],
    [{ what: 'mail.send', name: 'withdrawal-received' }, 'Rétractation reçue'],
    [{ what: 'mail.send', name: 'CMD-2026-012' }, 'CMD-2026-012'],
  ])('%o is about « %s »', (entry, words) => {
    expect(journalSubject(entry)).toBe(words);
  });

  it.each([
    [{ what: 'order.status', from: 'pending', to: 'shipped' }, 'En attente → Expédiée'],
    [{ what: 'order.payment', from: 'pending', to: 'paid' }, 'En attente → Payée'],
    [{ what: 'ticket.reply', from: 'open', to: 'pending' }, 'Ouvert → En attente'],
    [{ what: 'product.price', from: '14.9', to: '12.9' }, '14,90\u00a0€ → 12,90\u00a0€'],
    [{ what: 'product.discountPrice', from: '12.9', to: '' }, '12,90\u00a0€ → —'],
    [{ what: 'product.image', from: '/images/products/product-1.png', to: '/api/pictures/1' }, undefined],
    [{ what: 'category.place', from: '3', to: '1' }, '3 → 1'],
    [{ what: 'user.role', from: 'customer', to: 'staff' }, 'Client → Équipe'],
    [{ what: 'user.status', from: 'active', to: 'inactive' }, 'Actif → Inactif'],
    [{ what: 'user.created', to: 'admin' }, 'Administrateur'],
    [{ what: 'product.created', to: 'draft' }, 'Brouillon'],
    [{ what: 'product.status', from: 'published', to: 'removed' }, 'Publié → Supprimé'],
    [{ what: 'order.note' }, undefined],
    [{ what: 'settings.hours', from: '""', to: '"De 9 h à 18 h"' }, 'Horaires\u00a0: à compléter → De 9 h à 18 h'],
    [
      { what: 'settings.vat', from: '{"rate":20,"included":false}', to: '{"rate":5.5,"included":true}' },
      'Taux de TVA\u00a0: 20\u00a0% → 5,5\u00a0%, TVA comprise dans les prix\u00a0: non → oui',
    ],
    [
      { what: 'settings.shipping', from: '{"fee":4.99,"freeAbove":50}', to: '{"fee":5.99,"freeAbove":50}' },
      'Frais de livraison\u00a0: 4,99\u00a0€ → 5,99\u00a0€',
    ],
  ])('%o', (change, words) => {
    expect(journalChange(change)).toBe(words);
  });
});
