import { readdirSync, readFileSync } from 'node:fs';
import { at } from '@nuee/site/root';
import { expect, it } from 'vitest';

const workflows = readdirSync(at('.github/workflows')).map(
  (name) => [name, readFileSync(at(`.github/workflows/${name}`), 'utf8')] as const,
);

// A tag can be moved to other code, a hash can't.
it.each(workflows)('%s names each action by its commit, and npm by its version', (_name, text) => {
  const used = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
  for (const [, version = ''] of text.matchAll(/npm@(\S+)/g)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

it('npm installs nothing that was published in the last days', () => {
  expect(readFileSync(at('.npmrc'), 'utf8')).toMatch(/^min-release-age=[3-9]$/m);
});
