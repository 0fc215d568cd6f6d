import { productFile, readProductFile, slugify, toCsv } from '@nuee/domain';
import { ownerProduct, ownerProductWithVariants } from '@nuee/domain/fixtures';
import type { OwnerProduct, OwnerVariant } from '@nuee/domain/live';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv } from './readCsv.ts';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

it('reads semicolons, commas, line breaks in quotes and the mark at the beginning', () => {
  expect(readCsv(bytes('\uFEFFNom;Prix\r\n"Poire;\nfigue";"1,50"\r\n'))).toEqual([
    ['Nom', 'Prix'],
    ['Poire;\nfigue', '1,50'],
    [''],
  ]);
  expect(readCsv(bytes('Nom,Prix\nPoire,"1,50"'))).toEqual([
    ['Nom', 'Prix'],
    ['Poire', '1,50'],
  ]);
});

it('reads what a French spreadsheet writes without UTF-8', () => {
  expect(readCsv(new Uint8Array([0xc9, 0x74, 0xe9, 0x3b, 0x80]).buffer)).toEqual([['Été', '€']]);
});

/** As the API keeps it. */
const kept = (max: number) =>
  fc
    .oneof(fc.string({ maxLength: max }), fc.constantFrom('=1+1', "'=A", '-3', '"Bon"', 'Poire; figue', "l'été", '+33'))
    .map((text) => text.normalize('NFC').trim())
    .filter((text) => /^[\x20-\x7e\u00a1-\uffff]+$/.test(text) && slugify(text) !== '');
const euros = fc.integer({ min: 2, max: 1_000_000 }).map((cents) => cents / 100);
const bottle = fc.record({
  price: euros,
  isReduced: fc.boolean(),
  stock: fc.nat(10_000_000),
  sku: fc.option(kept(20), { nil: undefined }),
  ean: fc.option(fc.stringMatching(/^\d{13}$/), { nil: undefined }),
  weight: fc.option(fc.nat(100_000), { nil: undefined }),
});
const product = fc.record({
  name: kept(100),
  description: fc.array(kept(100), { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
  status: fc.constantFrom('draft' as const, 'published' as const, 'archived' as const),
  bottles: fc.option(fc.array(bottle, { minLength: 1, maxLength: 4 }), { nil: undefined }),
});

it('finds nothing to change in a file that was just exported', () => {
  fc.assert(
    fc.property(fc.uniqueArray(product, { maxLength: 6, selector: ({ name }) => slugify(name) }), (made) => {
      const skus = new Set<string>();
      const products = made.map(({ bottles, ...fields }, place): OwnerProduct => {
        const shared = {
          ...fields,
          id: `p${place}`,
          slug: slugify(fields.name),
          published: fields.status === 'published',
        };
        const variants = bottles?.map(({ isReduced, sku, ean, weight, price, stock }, strength): OwnerVariant => {
          const isFree = sku !== undefined && !skus.has(sku);
          if (isFree) skus.add(sku);
          return {
            id: `v${place}-${strength}`,
            size: 10,
            nicotineStrength: strength,
            price,
            stock,
            prices: [],
            ...(isReduced && { discountPrice: (Math.round(price * 100) - 1) / 100 }),
            ...(isFree && { sku }),
            ...(ean !== undefined && { ean }),
            ...(weight !== undefined && { weight }),
          };
        });
        return variants ? { ...ownerProductWithVariants, ...shared, variants } : { ...ownerProduct, ...shared };
      });
      const cells = readCsv(bytes(toCsv(productFile(products))));
      const { problems, changes, unchanged } = readProductFile(cells, products, ['Gourmands']);
      expect({ problems, changes }).toEqual({ problems: [], changes: [] });
      expect(unchanged).toBe(products.reduce((sum, { variants }) => sum + (variants?.length ?? 1), 0));
    }),
  );
});
