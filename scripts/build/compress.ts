import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

/** The text files. Pictures, fonts and documents are compressed already. */
const texts = '**/*.{html,js,css,svg,json,txt,xml,webmanifest}';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` file, as small as possible, beside each text file of a built folder. The server only picks one. */
export async function compress(folder: string): Promise<void> {
  const files = globSync(texts, { cwd: folder }).map((file) => path.join(folder, file));
  // A few at a time: a catalogue has thousands of pages.
  const next = files.values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const file of next) await compressFile(file);
    }),
  );
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  const size = { [zlib.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [brotli, gzipped] = await Promise.all([
    inBrotli(text, { params: { ...size, [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT } }),
    inGzip(text, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
