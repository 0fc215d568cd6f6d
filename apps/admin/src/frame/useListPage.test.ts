import { describe, expect, it } from 'vitest';
import { firstRowOf, pageOf } from './useListPage.ts';

describe('the page of a long list', () => {
  it.each([
    ['', 0],
    ['1', 0],
    ['2', 50],
    ['2000', 99_950],
    ['0', 0],
    ['-3', 0],
    ['2.5', 0],
    ['deux', 0],
  ])('« %s » begins at row %d', (page, row) => expect(firstRowOf(page)).toBe(row));

  it('is named by each of its rows, and the first one not at all', () => {
    expect([0, 49, 50, 99, 100, 99_999].map(pageOf)).toEqual(['', '', '2', '2', '3', '2000']);
  });
});
