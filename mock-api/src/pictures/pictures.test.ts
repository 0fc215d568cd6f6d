import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/apiError.ts';
import { maximumPictureSize, type PictureShape, preparePhotograph, preparePicture } from './preparePicture.ts';
import { tintOf } from './tint.ts';

/** Encoding the shop's own sizes takes seconds. */
const small = { widths: [80, 40] };
const plum = { r: 140, g: 30, b: 90 };
const picture = (width = 400, height = 300) => sharp({ create: { width, height, channels: 3, background: plum } });

/** The status and the sentence of a refusal. */
async function refusalOf(bytes: Uint8Array, type = 'image/png', timeLimitMs?: number): Promise<[number, string]> {
  const error: unknown = await preparePicture(bytes, type, {
    ...small,
    ...(timeLimitMs !== undefined && { timeLimitMs }),
  }).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error(`This was not refused: ${error}`);
  return [error.status, error.message];
}

/** A PNG whose head claims a size, with few bytes in it. */
function pngOf(width: number, height: number, packed: Uint8Array): Buffer {
  const chunk = (name: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', packed), chunk('IEND', Buffer.alloc(0))]);
}
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe('a picture', () => {
  it.each<[PictureShape, number, number[]]>([['category', 1.25, [320, 480, 640, 960]]])(
    'of a %s is cut to the sizes of the shop',
    async (shape, heightPerWidth, widths) => {
      const { name, files } = await preparePicture(await picture().png().toBuffer(), 'image/png', { shape });
      expect(name).toMatch(/^[0-9a-f]{32}$/);
      expect(files.map((file) => file.name)).toEqual(
        widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
      );
      for (const file of files) {
        const { width, height, format } = await sharp(file.bytes).metadata();
        expect(file.name).toBe(`${name}-${width}.${format === 'heif' ? 'avif' : format}`);
        expect(height).toBe(width * heightPerWidth);
      }
    },
  );

  it.each([
    [400, 300, [320, 240]],
    [300, 400, [240, 320]],
    [300, 30, [480, 240]],
  ])(
    'of a product stays whole, up to twice as long as wide, and fills a square: %d × %d',
    async (width, height, sides) => {
      const bytes = await picture(width, height).png().toBuffer();
      const { files } = await preparePicture(bytes, 'image/png', { shape: 'product', widths: [240] });
      for (const file of files) {
        const shown = await sharp(file.bytes).metadata();
        expect([shown.width, shown.height]).toEqual(sides);
      }
    },
  );

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const { files } = await preparePicture(await picture().toFormat(format).toBuffer(), `image/${format}; q=1`, small);
    expect(files).toHaveLength(4);
  });

  it('is turned upright, and tells nothing of its camera', async () => {
    // Red above blue, as a camera on its side notes it.
    const red = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const upright = await sharp({ create: { width: 200, height: 200, channels: 3, background: 'blue' } })
      .composite([{ input: red, top: 0, left: 0 }])
      .png()
      .toBuffer();
    const sideways = await sharp(upright)
      .rotate(270)
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Camille' } })
      .toBuffer();
    expect((await sharp(sideways).metadata()).orientation).toBe(6);
    const { files } = await preparePicture(sideways, 'image/jpeg', small);
    for (const { bytes } of files.slice(0, 2)) {
      const { orientation = 1, exif } = await sharp(bytes).metadata();
      expect([orientation, exif]).toEqual([1, undefined]);
      const top = await sharp(bytes).extract({ left: 10, top: 10, width: 8, height: 8 }).removeAlpha().raw().toBuffer();
      expect((top[0] ?? 0) > 200 && (top[2] ?? 255) < 60).toBe(true);
    }
  });

  it('has the same name and tint when it is sent again', async () => {
    const bytes = await picture().png().toBuffer();
    const [first, again] = [
      await preparePicture(bytes, 'image/png', small),
      await preparePicture(bytes, 'image/png', small),
    ];
    expect(again.name).toBe(first.name);
    expect(again.tint).toEqual(first.tint);
  });
});

describe('a customer’s photograph', () => {
  it.each([
    [3_200, 1_600, [1_600, 800]],
    [40, 3_200, [20, 1_600]],
    [40, 30, [40, 30]],
  ])('stays whole, and no larger than it shows what is broken: %d × %d', async (width, height, sides) => {
    const bytes = await preparePhotograph(await picture(width, height).png().toBuffer(), 'image/png');
    const shown = await sharp(bytes).metadata();
    expect([shown.format, shown.width, shown.height]).toEqual(['webp', ...sides]);
  });

  it('is turned upright, and tells nothing of its camera', async () => {
    const sideways = await picture(40, 30)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Camille' } })
      .toBuffer();
    const { width, height, orientation, exif } = await sharp(
      await preparePhotograph(sideways, 'image/jpeg'),
    ).metadata();
    expect([width, height, orientation, exif]).toEqual([30, 40, undefined, undefined]);
  });
});

describe('what is no picture for the shop', () => {
  const noPicture = [415, 'Ce fichier n’est pas une image PNG, JPEG, WebP ou AVIF.'];
  const unreadable = [422, 'Cette image ne peut pas être lue\u00a0: le fichier est peut-être abîmé.'];

  it('is refused by its bytes and by its type', async () => {
    const png = await picture().png().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await refusalOf(svg, 'image/png')).toEqual(noPicture);
    expect(await refusalOf(png, 'image/svg+xml')).toEqual(noPicture);
    expect(await refusalOf(await picture().gif().toBuffer(), 'image/png')).toEqual(noPicture);
    expect(await refusalOf(png, 'image/gif')).toEqual(noPicture);
    expect(await refusalOf(new Uint8Array(), 'image/png')).toEqual(noPicture);
    expect(await refusalOf(png, '')).toEqual(noPicture);
  });

  it('is refused when it has more than 10 MB', async () => {
    const tooLarge = new Uint8Array(maximumPictureSize + 1);
    expect(await refusalOf(tooLarge)).toEqual([413, 'L’image est trop lourde\u00a0: 10\u00a0Mo au plus.']);
  });

  it('is refused when it would unpack to more than 40 megapixels', async () => {
    const bomb = pngOf(30_000, 30_000, deflateSync(Buffer.alloc(1_000_000)));
    expect(await refusalOf(bomb)).toEqual([422, 'L’image est trop grande\u00a0: 40\u00a0mégapixels au plus.']);
  });

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('is refused when its %s is cut off', async (format) => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: plum,
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .toFormat(format)
      .toBuffer();
    expect(await refusalOf(noise.subarray(0, noise.length * 0.6), `image/${format}`)).toEqual(unreadable);
    expect(await refusalOf(noise.subarray(0, 40), `image/${format}`)).toEqual(unreadable);
  });

  it('is refused when it takes too long', async () => {
    const slow = [422, 'Cette image est trop longue à préparer. Essayez avec une image plus simple.'];
    expect(await refusalOf(await picture().png().toBuffer(), 'image/png', 1)).toEqual(slow);
  });
});

describe('the tint of a picture', () => {
  const luminance = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };

  it('has the hue of what is colourful in it', () => {
    const [light] = tintOf(Uint8Array.from([...Array(9).fill([250, 250, 250, 255]).flat(), 200, 30, 40, 255])).tint;
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(light.slice(at, at + 2), 16));
    expect(red).toBeGreaterThan(green);
    expect(red).toBeGreaterThan(blue);
  });

  it.each([
    ...Array.from({ length: 24 }, (_, index) => [
      128 + 120 * Math.cos(index),
      128 + 120 * Math.sin(index),
      (index * 53) % 256,
    ]),
    [0, 0, 0],
    [255, 255, 255],
  ])('is legible whatever the picture shows: %d %d %d', (...rgb) => {
    const { tint, ink } = tintOf(Uint8Array.from([...rgb, 255]));
    for (const mode of [0, 1] as const) expect(contrast(tint[mode], ink[mode])).toBeGreaterThan(4.5);
    // The muted text of both colour modes.
    expect(contrast(tint[0], '#665B53')).toBeGreaterThan(4.5);
    expect(contrast(tint[1], '#BBADA6')).toBeGreaterThan(4.5);
  });
});
