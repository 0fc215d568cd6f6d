import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

interface Difference {
  /** How many pixels differ. Where the sizes differ, the pixels that only one picture has count too. */
  pixels: number;
  /** A picture that marks them. */
  picture: Buffer;
}

/** Compares two PNG pictures. @returns `undefined` if they are the same to the pixel. */
export function differenceOf(first: Buffer, second: Buffer): Difference | undefined {
  if (first.equals(second)) return undefined;
  const [a, b] = [PNG.sync.read(first), PNG.sync.read(second)];
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(onto(a, width, height), onto(b, width, height), difference.data, width, height, {
    threshold: 0,
    includeAA: true,
  });
  return pixels === 0 ? undefined : { pixels, picture: PNG.sync.write(difference) };
}

/** The pixels of a picture on a larger, empty one. */
function onto(picture: PNG, width: number, height: number): Buffer {
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger.data;
}
