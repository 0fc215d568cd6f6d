import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { compressFile } from '../../apps/building/compress.ts';

/** The text files. Pictures, fonts and documents are compressed already. */
const texts = '**/*.{html,js,css,svg,json,txt,xml,webmanifest}';

/** Writes a `.br` and a `.gz` file beside each text file of a built folder that has none. */
export async function compress(folder: string): Promise<void> {
  const files = globSync(texts, { cwd: folder })
    .map((file) => path.join(folder, file))
    .filter((file) => !existsSync(`${file}.br`));
  // A few at a time: there may be thousands.
  const next = files.values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const file of next) await compressFile(file);
    }),
  );
}
