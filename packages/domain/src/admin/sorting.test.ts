import { describe, expect, it } from 'vitest';
import { type Sort, sortFromValue, sortToValue } from './sorting.ts';

const ascending = <Column extends string>(by: Column): Sort<Column> => ({ by, direction: 'ascending' });
const descending = <Column extends string>(by: Column): Sort<Column> => ({ by, direction: 'descending' });

describe('the sort in an address', () => {
  it('is written and read back', () => {
    for (const sort of [ascending('prix'), descending('prix'), null]) {
      expect(sortFromValue(sortToValue(sort), ['prix', 'stock'])).toEqual(sort);
    }
    expect(sortToValue(descending('prix'))).toBe('-prix');
  });

  it.each(['', '-', 'couleur', '--prix'])('is none for « %s »', (value) => {
    expect(sortFromValue(value, ['prix', 'stock'])).toBeNull();
  });
});
