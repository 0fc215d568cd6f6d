import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { at, root } from '@nuee/site/root';

// What git knows of the work tree. Where there is no git, nothing is known, and everything is tested.

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}

const linesOf = (text: string | undefined): string[] => (text ?? '').split('\n').filter(Boolean);

/** The files that differ from the last commit, from the root of the project. */
export function editedFiles(): string[] {
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...linesOf(git('diff', '--name-only', 'HEAD')), ...linesOf(untracked)])];
}

export const commit = (): string => git('rev-parse', '--short', 'HEAD')?.trim() ?? '';

/** A hash of the contents of all files at `paths` (pathspecs of git; none for all) that git doesn't ignore. */
export function hashOf(paths: readonly string[]): string | undefined {
  const [tracked, edits, untracked] = [
    git('ls-files', '--stage', '--', ...paths),
    git('diff', '--binary', '--', ...paths),
    git('ls-files', '--others', '--exclude-standard', '--', ...paths),
  ];
  if (tracked === undefined || edits === undefined) return undefined;
  const hash = createHash('sha256').update(tracked).update(edits);
  for (const file of linesOf(untracked)) hash.update(file).update(readFileSync(at(file)));
  return hash.digest('hex');
}
