import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Above this many bytes the smallest result would take seconds, so a larger text is compressed fast instead. */
const large = 400_000;

/**
 * How much time a text may take. A page of 145 kB on one idle core: `smallest` takes 280 ms and gives 20.2 kB; `small`,
 * for many pages, 110 ms and 20.4 kB; `fast`, while somebody waits, 3 ms and 24.5 kB.
 */
export type Effort = keyof typeof qualities;

const qualities = { smallest: 11, small: 10, fast: 4 } as const;

/** A text as `.br` and `.gz`. */
export async function compressed(
  text: Buffer,
  effort: Effort = 'smallest',
): Promise<Readonly<Record<'br' | 'gz', Buffer>>> {
  const isLarge = text.length > large;
  const quality = qualities[effort];
  const [br, gz] = await Promise.all([
    inBrotli(text, {
      params: {
        [zlib.BROTLI_PARAM_SIZE_HINT]: text.length,
        [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
        [zlib.BROTLI_PARAM_QUALITY]: isLarge ? Math.min(6, quality) : quality,
      },
    }),
    inGzip(text, { level: effort === 'fast' ? 4 : isLarge ? 6 : 9 }),
  ]);
  return { br, gz };
}

/** Writes the compressed copies of a file beside it. The server only picks one. */
export async function compressFile(file: string): Promise<void> {
  const { br, gz } = await compressed(await readFile(file));
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
