import { expect, it } from 'vitest';
import { flavourColours } from './flavourColours.ts';
import { products } from './seed/index.ts';

it('each flavour of the ten products has a colour', () => {
  for (const { flavors } of products) expect(Object.keys(flavourColours(flavors)).sort()).toEqual([...flavors].sort());
});

it('a flavour that isn’t known has none', () => {
  expect(flavourColours(['Caramel', 'Fleur de sel'])).toEqual({ 'Fleur de sel': '#EDEAE0' });
});
