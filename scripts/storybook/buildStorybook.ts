import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint, shared } from '@nuee/site/fingerprint';
import { at, root } from '@nuee/site/root';

const unbuilt = /(^|\/)(dist|node_modules)$|\.test\.tsx?$/;

/** Builds the Storybook, only if one of its sources has changed since its last build. @returns its folder. */
export function buildStorybook(): string {
  const folder = at('storybook-static');
  const stamp = at('storybook-static', '.build-stamp');
  const wanted = fingerprint([...shared, 'apps', 'docs', '.storybook'], '', unbuilt);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;

  const { status } = spawnSync('npm', ['run', '--silent', 'build:storybook', '--', '--stats-json'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The Storybook could not be built: its message above says why.');
  writeFileSync(stamp, wanted);
  return folder;
}
