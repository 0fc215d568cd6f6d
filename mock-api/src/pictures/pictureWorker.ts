/** The thread that decodes a picture, so that a hostile file can't block requests. */
import { parentPort, workerData } from 'node:worker_threads';
import sharp, { type Sharp } from 'sharp';
import { type Tint, tintOf } from './tint.ts';

/** To make the sizes of the shop. */
export interface SizesTask {
  /**
   * Of the picture as the shop shows it; without it, its own. `own` fills a square: the widths are those of its shorter side, and it is
   * cropped to twice that.
   */
  heightPerWidth: number | 'own' | undefined;
  widths: readonly number[];
}

export interface Sizes {
  files: { width: number; format: 'avif' | 'webp'; bytes: Uint8Array }[];
  tint: Tint;
}

/** To make a file of the whole photograph. */
export interface PhotographTask {
  /** In px; a smaller one stays as it is. */
  longestSide: number;
}

export interface Photograph {
  /** WebP. */
  photograph: Uint8Array;
}

export type PictureTask = (SizesTask | PhotographTask) & { bytes: Uint8Array; maximumPixels: number };
export interface Refused {
  refusal: 'tooManyPixels' | 'unreadable' | 'tooSlow';
}

// One processor only, so that the others serve the API.
sharp.concurrency(1);
sharp.cache(false);

async function prepared({ bytes, maximumPixels, ...task }: PictureTask): Promise<Sizes | Photograph | Refused> {
  try {
    // Reads only the header: a decompression bomb is refused before it is decoded.
    const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maximumPixels) return { refusal: 'tooManyPixels' };
    // Rotated upright. Metadata is dropped by default.
    const upright = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'warning' }).autoOrient();
    return await ('widths' in task ? sizesOf(upright, autoOrient, task) : photographOf(upright, task));
  } catch {
    // The decoder's own message would not help who sent it.
    return { refusal: 'unreadable' };
  }
}

async function photographOf(upright: Sharp, { longestSide }: PhotographTask): Promise<Photograph> {
  const sized = upright.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
  return { photograph: await sized.toColourspace('srgb').webp({ quality: 80 }).toBuffer() };
}

async function sizesOf(
  upright: Sharp,
  { width, height }: { width: number; height: number },
  { heightPerWidth, widths }: SizesTask,
): Promise<Sizes> {
  const largest = Math.max(...widths);
  const ratio = heightPerWidth === 'own' ? Math.min(2, Math.max(0.5, height / width)) : heightPerWidth;
  const widthOf = (each: number) => (heightPerWidth === 'own' && ratio && ratio < 1 ? Math.round(each / ratio) : each);
  const heightOf = (each: number) => ratio && Math.round(widthOf(each) * ratio);
  // Decoded once, and cropped to the shop's proportions.
  const { data, info } = await upright
    .resize(widthOf(largest), heightOf(largest), { fit: 'cover' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  const files: Sizes['files'] = [];
  for (const each of widths) {
    const sized = sharp(data, { raw }).resize(widthOf(each), heightOf(each));
    files.push({ width: each, format: 'avif', bytes: await sized.clone().avif({ quality: 55, effort: 2 }).toBuffer() });
    files.push({ width: each, format: 'webp', bytes: await sized.clone().webp({ quality: 80 }).toBuffer() });
  }
  return { files, tint: tintOf(await sharp(data, { raw }).resize(48, 48, { fit: 'fill' }).raw().toBuffer()) };
}

parentPort?.postMessage(await prepared(workerData as PictureTask));
