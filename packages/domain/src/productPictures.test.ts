import { describe, expect, it } from 'vitest';
import { colourChart, productSummary } from './catalogue.ts';
import {
  defaultProductImage,
  focusOf,
  movePicture,
  newPicture,
  type ProductPicture,
  picturesOf,
  picturesText,
} from './productPictures.ts';
import { products } from './seed/index.ts';

const [product] = products;
if (!product) throw new Error('The catalogue is empty.');
const [a, b, c] = ['a', 'b', 'c'].map((name) => newPicture({ image: `/api/pictures/${name}.webp`, widths: [320] }));
if (!a || !b || !c) throw new Error('Three pictures were made.');

describe('the pictures of a product', () => {
  it('are the single one that it has always had', () => {
    expect(picturesOf({ image: a.image, imageWidths: [320] })).toEqual([a]);
    expect(picturesOf({ image: defaultProductImage })).toEqual([]);
  });

  it('are those that the owner has described', () => {
    const said: ProductPicture = { ...b, alt: ' Le bouchon ', x: 20 };
    expect(picturesOf({ image: a.image, pictures: [a, said] })).toEqual([a, { ...said, alt: 'Le bouchon' }]);
  });

  it.each([
    [0, 1, [b, a, c]],
    [2, -1, [a, c, b]],
  ] as const)('move: the one at %d by %d', (at, by, moved) => {
    expect(movePicture([a, b, c], at, by)).toEqual(moved);
  });

  it('are told apart by their texts', () => {
    expect(picturesText([])).toBe('Aucune image');
    expect(picturesText([{ ...a, alt: 'Le flacon' }, b])).toBe('2\u00a0images\u00a0: Le flacon, sans texte');
  });
});

describe('the point that stays in sight', () => {
  const pictured = { ...product, image: a.image, pictures: [{ ...a, x: 30, y: 70 }, b] };

  it('is that of the first picture wherever the product is shown', () => {
    expect(productSummary(pictured)).toMatchObject({ image: a.image, focus: '30% 70%' });
    expect(productSummary(pictured)).not.toHaveProperty('pictures');
    expect(colourChart([pictured])).toMatchObject([{ focus: '30% 70%' }]);
  });

  it('is the middle unless another one was chosen', () => {
    expect(focusOf(a)).toBeUndefined();
    expect(productSummary({ ...pictured, pictures: [a] })).not.toHaveProperty('focus');
    expect(productSummary(product)).not.toHaveProperty('focus');
  });
});
