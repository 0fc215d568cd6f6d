import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { at, root } from '../root.ts';

/** What every build is made from. */
export const shared = [
  'package-lock.json',
  'db.json',
  'packages/api-client/src',
  'packages/domain/src',
  'packages/ui/src',
  'packages/ui/package.json',
  'apps/site/src',
];

const unbuilt = /(^|\/)(dist|node_modules)$|\.(stories|test)\.tsx?$/;

/**
 * A hash of everything that goes into a build: the contents of the sources, size and date of the pictures, and its settings.
 *
 * @param left the files and folders that it leaves out.
 */
export function fingerprint(inputs: string[], settings: string, left = unbuilt): string {
  const hash = createHash('sha256').update(settings);
  for (const input of inputs) {
    for (const file of filesIn(input, left)) {
      // Pictures are large and never edited in place: their size and date tell enough.
      const { size, mtimeMs } = statSync(at(file));
      hash.update(file).update(file.includes('/public/') ? `${size} ${mtimeMs}` : readFileSync(at(file)));
    }
  }
  return hash.digest('hex');
}

const filesIn = (input: string, left: RegExp): string[] =>
  statSync(at(input)).isFile()
    ? [input]
    : globSync(`${input}/**/*.*`, { cwd: root, exclude: (file) => left.test(file) })
        .filter((file) => statSync(at(file)).isFile())
        .sort();
