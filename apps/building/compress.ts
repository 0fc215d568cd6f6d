import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Above this many bytes the smallest result would take seconds: a text of this size is compressed fast instead. */
const large = 300_000;

/** A text as `.br` and `.gz`, as small as possible. */
export async function compressed(text: Buffer): Promise<Readonly<Record<'br' | 'gz', Buffer>>> {
  const isLarge = text.length > large;
  const [br, gz] = await Promise.all([
    inBrotli(text, {
      params: {
        [zlib.BROTLI_PARAM_SIZE_HINT]: text.length,
        [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
        ...(isLarge && { [zlib.BROTLI_PARAM_QUALITY]: 6 }),
      },
    }),
    inGzip(text, { level: isLarge ? 6 : 9 }),
  ]);
  return { br, gz };
}

/** Writes the compressed copies of a file beside it. The server only picks one. */
export async function compressFile(file: string): Promise<void> {
  const { br, gz } = await compressed(await readFile(file));
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
