import { describe, expect, it } from 'vitest';
import { readView, writeView } from './listView.ts';

const whole = { query: '', kind: '', sort: '', filters: { paiement: '' }, page: 1, after: '' };
const names = { kindName: 'statut', filterNames: ['paiement'] };

describe('the view of a list in its address', () => {
  it.each([
    ['', whole],
    ['?recherche=L%C3%A9a+R', { ...whole, query: 'Léa R' }],
    ['?statut=shipped&tri=-montant&page=3', { ...whole, kind: 'shipped', sort: '-montant', page: 3 }],
    ['?page=3&apres=WyJhIl0', { ...whole, page: 3, after: 'WyJhIl0' }],
    ['?statut=shipped&paiement=paid', { ...whole, kind: 'shipped', filters: { paiement: 'paid' } }],
  ])('« %s » is read and written back', (search, view) => {
    expect(readView(search, names)).toEqual(view);
    expect(writeView(view, 'statut')).toBe(search);
  });

  it.each(['0', '-3', '2.5', 'deux', '', '1'])('is on its first page for ?page=%s', (page) => {
    expect(readView(`?page=${page}`, names).page).toBe(1);
  });

  it('leaves out defaults', () => {
    expect(writeView(whole, 'statut')).toBe('');
  });
});
