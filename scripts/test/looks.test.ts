import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { approvedFolder, differenceOf } from './looks.ts';

/** A picture of one colour, but for the pixels at `marks`. */
function picture(width: number, height: number, ...marks: [x: number, y: number][]) {
  const data = Buffer.alloc(width * height * 4, 200);
  for (const [x, y] of marks) data.writeUInt8(201, (y * width + x) * 4);
  return { data, width, height };
}

it('finds no difference between two pictures of the same pixels', () => {
  expect(differenceOf(picture(30, 20), picture(30, 20))).toBeUndefined();
});

it('counts each pixel of another shade, and says where they are', () => {
  expect(differenceOf(picture(30, 20), picture(30, 20, [4, 5], [10, 17]))).toEqual({
    pixels: 2,
    box: { left: 4, top: 5, width: 7, height: 13 },
  });
});

it('counts the pixels that only one picture has', () => {
  expect(differenceOf(picture(30, 20), picture(30, 22))).toEqual({
    pixels: 60,
    box: { left: 0, top: 20, width: 30, height: 2 },
  });
  expect(differenceOf(picture(20, 30), picture(10, 30))?.pixels).toBe(300);
});

it('keeps no more pictures than somebody can look at, nor than a clone carries lightly', () => {
  const files = globSync('*.webp', { cwd: approvedFolder });
  expect(files.length).toBeLessThanOrEqual(800);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(approvedFolder, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(30_000_000);
});
