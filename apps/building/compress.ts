import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Above this many bytes the smallest result would take seconds: a text of this size is compressed fast instead. */
const large = 300_000;

/**
 * How long a text may take. Of a page of 145 kB on one quiet core: `smallest` 280 ms for 20.2 kB; `small` 110 ms for 20.4 kB, where there
 * are many; `fast` 5 ms for 22.5 kB, while somebody waits.
 */
export type Effort = keyof typeof qualities;

const qualities = { smallest: 11, small: 10, fast: 5 } as const;

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
    inGzip(text, { level: isLarge || effort === 'fast' ? 6 : 9 }),
  ]);
  return { br, gz };
}

/** Writes the compressed copies of a file beside it. The server only picks one. */
export async function compressFile(file: string): Promise<void> {
  const { br, gz } = await compressed(await readFile(file));
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
