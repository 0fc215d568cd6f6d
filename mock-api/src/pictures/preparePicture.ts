import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { pictureKinds } from '@nuee/domain';
import { ApiError } from '../http/apiError.ts';
import { pictureKind } from './kinds.ts';
import type { Photograph, PictureTask, Refused, Sizes } from './pictureWorker.ts';
import type { Tint } from './tint.ts';

/** In bytes. */
export const maximumPictureSize = 10 * 1024 * 1024;
export const pictureTooLarge = 'L’image est trop lourde\u00a0: 10\u00a0Mo au plus.';
/** Width times height. */
export const maximumPixels = 40_000_000;

/** The subjects of pictures: their aspect ratio, and the widths in px that the shop uses. */
const shapes = {
  // Each place crops it to about a square around the point that the owner chose: the shorter side has these widths.
  product: { heightPerWidth: 'own', widths: [320, 480, 640, 960, 1200] },
  category: { heightPerWidth: 5 / 4, widths: [320, 480, 640, 960] },
  // Each place crops it around the point that the owner chose.
  page: { heightPerWidth: undefined, widths: [480, 800, 1200, 1600] },
} as const;
export type PictureShape = keyof typeof shapes;
/** What a name is made from. A product's has changed since its pictures are kept whole: the same file must not find the square. */
const named = { product: 'whole product', category: 'category', page: 'page' } as const satisfies Record<
  PictureShape,
  string
>;

export interface PictureOptions {
  readonly shape?: PictureShape;
  /** In px, instead of the shop's; smaller only in tests, since the large ones take seconds to encode. */
  readonly widths?: readonly number[] | undefined;
  readonly timeLimitMs?: number;
}

export interface PreparedPicture {
  /** Derived from the uploaded bytes and the subject, so that the same picture has the same name. */
  name: string;
  /** In px. */
  widths: readonly number[];
  /** `<name>-<width>.avif` and `.webp`, upright, without metadata. */
  files: readonly { name: string; bytes: Uint8Array }[];
  tint: Tint;
}

// A photograph takes two seconds on one processor; a busy machine may need longer.
const timeLimit = 60_000;

/**
 * An owner's picture in the sizes of the shop. It is decoded in a thread of its own, which is terminated after
 * `timeLimitMs`.
 *
 * @throws ApiError 413 when it is too large, 415 when its format isn't accepted, 422 when it can't be decoded.
 */
export async function preparePicture(
  bytes: Uint8Array,
  contentType: string,
  { shape = 'product', widths = shapes[shape].widths, timeLimitMs = timeLimit }: PictureOptions = {},
): Promise<PreparedPicture> {
  checkPicture(bytes, contentType);
  const { heightPerWidth } = shapes[shape];
  const made = await inWorker<Sizes>({ bytes, heightPerWidth, widths, maximumPixels }, timeLimitMs);
  const name = createHash('sha256').update(`${named[shape]} `).update(bytes).digest('hex').slice(0, 32);
  const files = made.files.map(({ width, format, bytes: file }) => ({
    name: `${name}-${width}.${format}`,
    bytes: file,
  }));
  return { name, widths, files, tint: made.tint };
}

/** In px: enough to see what is broken. */
const longestSide = 1600;

/** A customer's photograph as one WebP, whole, upright, without metadata; it throws as `preparePicture` does. */
export async function preparePhotograph(bytes: Uint8Array, contentType: string): Promise<Uint8Array> {
  checkPicture(bytes, contentType);
  return (await inWorker<Photograph>({ bytes, longestSide, maximumPixels }, timeLimit)).photograph;
}

function checkPicture(bytes: Uint8Array, contentType: string): void {
  if (bytes.length > maximumPictureSize) throw new ApiError(413, pictureTooLarge);
  const [said = ''] = contentType.toLowerCase().split(';');
  if (!pictureKinds.some((kind) => kind === said.trim()) || !pictureKind(bytes)) {
    throw new ApiError(415, 'Ce fichier n’est pas une image PNG, JPEG, WebP ou AVIF.');
  }
}

const refusals = {
  tooManyPixels: 'L’image est trop grande\u00a0: 40\u00a0mégapixels au plus.',
  unreadable: 'Cette image ne peut pas être lue\u00a0: le fichier est peut-être abîmé.',
  tooSlow: 'Cette image est trop longue à préparer. Essayez avec une image plus simple.',
} as const;

/** @template Made What the thread answers such a task. */
function inWorker<Made extends Sizes | Photograph>(task: PictureTask, timeLimitMs: number): Promise<Made> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pictureWorker.ts', import.meta.url), { workerData: task });
    const refuse = (why: Refused['refusal']) => reject(new ApiError(422, refusals[why]));
    const timer = setTimeout(() => end(() => refuse('tooSlow')), timeLimitMs);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
      void worker.terminate();
    };
    worker.once('message', (answer: Made | Refused) =>
      end(() => ('refusal' in answer ? refuse(answer.refusal) : resolve(answer))),
    );
    worker.once('error', (error) => end(() => reject(error)));
    worker.once('exit', (code) => end(() => reject(new Error(`The thread of a picture ended with code ${code}.`))));
  });
}
