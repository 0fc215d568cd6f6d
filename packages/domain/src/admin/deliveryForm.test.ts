import { expect, test } from 'vitest';
import type { DeliveryMethod } from '../terms.ts';
import { endedBy, methodForm, methodIssues, methodLine, moveMethod, withMethod } from './deliveryForm.ts';

const home: DeliveryMethod = {
  id: 'colissimo',
  kind: 'home',
  name: 'Colissimo',
  text: '',
  fee: 4.9,
  freeAbove: 50,
  countries: ['France'],
  maxWeight: 2_500,
  active: true,
};

test('a method is the same after its form', () => {
  expect(withMethod([home], methodForm([], home), home)).toEqual([home]);
});

test('amounts and weights are read as people write them, and refused where they are none', () => {
  const form = { ...methodForm(['France']), name: 'Express', fee: '9,9 €', maxWeight: '1 500' };
  expect(methodIssues(form)).toEqual({});
  expect(withMethod([], form)[0]).toMatchObject({ fee: 9.9, maxWeight: 1_500, countries: ['France'] });
  expect(
    Object.keys(methodIssues({ ...form, name: ' ', fee: '', freeAbove: 'jamais', maxWeight: '0', countries: [] })),
  ).toEqual(['name', 'fee', 'freeAbove', 'maxWeight', 'countries']);
});

test('methods of the same name have ids of their own', () => {
  const form = { ...methodForm(['France']), name: 'Colissimo', fee: '1' };
  const ids = withMethod(withMethod([home], form), form).map(({ id }) => id);
  expect(ids).toEqual(['colissimo', 'colissimo-2', 'colissimo-3']);
});

test('a method moves by one place', () => {
  const methods = ['a', 'b', 'c'].map((id) => ({ ...home, id }));
  const order = (id: string, by: -1 | 1) => moveMethod(methods, id, by).map((method) => method.id);
  expect(order('c', -1)).toEqual(['a', 'c', 'b']);
  expect(order('a', 1)).toEqual(['b', 'a', 'c']);
});

test('a method ends with its last country', () => {
  expect(endedBy({ methods: [home], countries: ['France', 'Belgique'] }, ['Belgique'])).toEqual(['Colissimo']);
  expect(endedBy({ methods: [home], countries: ['France', 'Belgique'] }, ['France'])).toEqual([]);
});

test('a method says in one line what it costs, where it goes and what it carries', () => {
  expect(methodLine(home)).toBe('4,90\u00a0€, offerte au-dessus de 50,00\u00a0€ · France · jusqu’à 2,5\u00a0kg');
});
