import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { differenceOf } from './pictures.ts';

/** A grey picture; `seed` gives one pixel of it another shade. */
function picture({
  width = 20,
  height = 10,
  shade = 128,
  seed,
}: Partial<Record<'width' | 'height' | 'shade' | 'seed', number>> = {}) {
  const png = new PNG({ width, height });
  for (let place = 0; place < width * height; place += 1) {
    const value = seed !== undefined && place === 57 ? seed : shade;
    png.data.set([value, value, value, 255], place * 4);
  }
  return PNG.sync.write(png);
}

it('finds no difference between two takes of the same picture, however they are packed', () => {
  expect(differenceOf(picture(), picture())).toBeUndefined();
  const packed = PNG.sync.write(PNG.sync.read(picture()), { deflateLevel: 0 });
  expect(packed.equals(picture())).toBe(false);
  expect(differenceOf(picture(), packed)).toBeUndefined();
});

it('finds one pixel that is one shade lighter, and shows where', () => {
  const difference = differenceOf(picture(), picture({ seed: 129 }));
  expect(difference?.pixels).toBe(1);
  const { width, data } = PNG.sync.read(difference?.picture ?? Buffer.alloc(0));
  expect(width).toBe(20);
  expect([...data.subarray(57 * 4, 57 * 4 + 3)]).toEqual([255, 0, 0]);
});

it('counts what only the larger of two pictures has', () => {
  expect(differenceOf(picture({ height: 10 }), picture({ height: 11 }))?.pixels).toBe(20);
});
