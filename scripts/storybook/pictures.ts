import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

interface Difference {
  /** How many pixels differ; one that only one of the two has differs. */
  pixels: number;
  /** A picture of where. */
  picture: Buffer;
}

/** Compares two pictures in the PNG format. Nothing when each pixel of the one is that of the other. */
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
