import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { at, root } from '@nuee/site/root';

// `node scripts/generate/firstDayPictures.ts` takes the pictures of docs/operating.md anew: those of a new owner's first day, which its journey leaves.

/** In bytes: who reads the page loads them all. */
const maxBytes = 70_000;

const taken = mkdtempSync(path.join(tmpdir(), 'nuee-pictures-'));
const { status } = spawnSync(
  process.execPath,
  [at('scripts/test/test.ts'), 'e2e', 'operator/firstDay', '--project=desktop'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PICTURES: taken } },
);
if (status !== 0) process.exit(status ?? 1);
mkdirSync(at('docs/first-day'), { recursive: true });
for (const file of globSync('*.jpg', { cwd: taken })) {
  const { size } = statSync(path.join(taken, file));
  if (size > maxBytes) console.error(`${file} has ${size} bytes, and may have ${maxBytes}.`);
  copyFileSync(path.join(taken, file), at('docs/first-day', file));
}
rmSync(taken, { recursive: true });
