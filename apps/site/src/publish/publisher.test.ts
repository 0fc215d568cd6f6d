import { categoryPath } from '@nuee/domain';
import { expect, it } from 'vitest';
import { fileOf } from './publisher.ts';

it.each(['Fruités', 'Collections Limitées', "L'été (sec) !*~"])('%s is in the file that a browser asks for', (name) => {
  const { pathname, search } = new URL(categoryPath(name), 'https://shop.example');
  expect(fileOf(categoryPath(name))).toBe(`${pathname}/${search.slice(1)}.html`);
  expect(search).toMatch(/^\?category=[\w%.!~*()-]+$/);
});
