/** The thread in which a picture is decoded: what a hostile file does to the decoder keeps no request waiting. */
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { type Tint, tintOf } from './tint.ts';

export interface PictureTask {
  bytes: Uint8Array;
  heightPerWidth: number;
  widths: readonly number[];
  maximumPixels: number;
}

export type PictureAnswer =
  | { files: { width: number; format: 'avif' | 'webp'; bytes: Uint8Array }[]; tint: Tint }
  | { refusal: 'tooManyPixels' | 'unreadable' | 'tooSlow' };

// Of the processors one: the API answers on the others.
sharp.concurrency(1);
sharp.cache(false);

async function prepared({ bytes, heightPerWidth, widths, maximumPixels }: PictureTask): Promise<PictureAnswer> {
  try {
    // Reads the head only: a bomb is refused before a pixel of it is unpacked.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maximumPixels) return { refusal: 'tooManyPixels' };
    const largest = Math.max(...widths);
    // Decoded once, upright, in the proportions of the shop. Metadata stays behind unless it is asked for.
    const { data, info } = await sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'warning' })
      .autoOrient()
      .resize(largest, Math.round(largest * heightPerWidth), { fit: 'cover' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: 4 } as const;
    const files = [];
    for (const each of widths) {
      const sized = sharp(data, { raw }).resize(each, Math.round(each * heightPerWidth));
      files.push({
        width: each,
        format: 'avif' as const,
        bytes: await sized.clone().avif({ quality: 55, effort: 2 }).toBuffer(),
      });
      files.push({ width: each, format: 'webp' as const, bytes: await sized.clone().webp({ quality: 80 }).toBuffer() });
    }
    return { files, tint: tintOf(await sharp(data, { raw }).resize(48, 48, { fit: 'fill' }).raw().toBuffer()) };
  } catch {
    // The decoder's own words say nothing that an owner could use.
    return { refusal: 'unreadable' };
  }
}

parentPort?.postMessage(await prepared(workerData as PictureTask));
