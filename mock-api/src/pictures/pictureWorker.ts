/** The thread that decodes a picture, so that a hostile file can't block requests. */
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { type Tint, tintOf } from './tint.ts';

export interface PictureTask {
  bytes: Uint8Array;
  /**
   * Of the picture as the shop shows it; without it, its own. `own` fills a square: the widths are those of its shorter side, and it is
   * cropped to twice that.
   */
  heightPerWidth: number | 'own' | undefined;
  widths: readonly number[];
  maximumPixels: number;
}

export type PictureAnswer =
  | { files: { width: number; format: 'avif' | 'webp'; bytes: Uint8Array }[]; tint: Tint }
  | { refusal: 'tooManyPixels' | 'unreadable' | 'tooSlow' };

// One processor only, so that the others serve the API.
sharp.concurrency(1);
sharp.cache(false);

async function prepared({ bytes, heightPerWidth, widths, maximumPixels }: PictureTask): Promise<PictureAnswer> {
  try {
    // Reads only the header: a decompression bomb is refused before it is decoded.
    const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maximumPixels) return { refusal: 'tooManyPixels' };
    const largest = Math.max(...widths);
    const ratio =
      heightPerWidth === 'own' ? Math.min(2, Math.max(0.5, autoOrient.height / autoOrient.width)) : heightPerWidth;
    const widthOf = (each: number) =>
      heightPerWidth === 'own' && ratio && ratio < 1 ? Math.round(each / ratio) : each;
    const heightOf = (each: number) => ratio && Math.round(widthOf(each) * ratio);
    // Decoded once, rotated upright and cropped to the shop's proportions. Metadata is dropped by default.
    const { data, info } = await sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'warning' })
      .autoOrient()
      .resize(widthOf(largest), heightOf(largest), { fit: 'cover' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: 4 } as const;
    const files = [];
    for (const each of widths) {
      const sized = sharp(data, { raw }).resize(widthOf(each), heightOf(each));
      files.push({
        width: each,
        format: 'avif' as const,
        bytes: await sized.clone().avif({ quality: 55, effort: 2 }).toBuffer(),
      });
      files.push({ width: each, format: 'webp' as const, bytes: await sized.clone().webp({ quality: 80 }).toBuffer() });
    }
    return { files, tint: tintOf(await sharp(data, { raw }).resize(48, 48, { fit: 'fill' }).raw().toBuffer()) };
  } catch {
    // The decoder's own message would not help an owner.
    return { refusal: 'unreadable' };
  }
}

parentPort?.postMessage(await prepared(workerData as PictureTask));
