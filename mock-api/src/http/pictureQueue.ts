/** Pictures on their way in. */
import type { IncomingMessage } from 'node:http';
import { maximumPictureSize, pictureTooLarge } from '../pictures/preparePicture.ts';
import { ApiError } from './apiError.ts';
import { readBytes } from './jsonBody.ts';

/** Each takes seconds of processor time. */
const maxDecoding = 2;
/** Each is held in memory completely. */
const maxInHand = 8;

/** Reads the picture of a request, and prepares it when it is its turn. */
type PictureQueue = <Prepared>(
  req: IncomingMessage,
  prepare: (bytes: Uint8Array, contentType: string) => Promise<Prepared>,
) => Promise<Prepared>;

/** A few are prepared at once, the rest wait for their turn, and too many are refused: those of one queue don't wait for another's. */
export function createPictureQueue(): PictureQueue {
  let inHand = 0;
  let decoding = 0;
  const waiting: (() => void)[] = [];
  return async (req, prepare) => {
    if (inHand >= maxInHand) {
      throw new ApiError(429, 'D’autres images sont en préparation. Veuillez patienter avant de réessayer.', {
        'Retry-After': '5',
      });
    }
    inHand += 1;
    try {
      const bytes = await readBytes(req, maximumPictureSize, pictureTooLarge);
      while (decoding >= maxDecoding) await new Promise<void>((turn) => void waiting.push(turn));
      decoding += 1;
      try {
        return await prepare(bytes, req.headers['content-type'] ?? '');
      } finally {
        decoding -= 1;
        waiting.shift()?.();
      }
    } finally {
      inHand -= 1;
    }
  };
}
