import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '@nuee/site/root';
import { commit, hashOf } from './changes.ts';

// A stage that passed isn't run again until one of its inputs changes.

/** The run that proved a stage. */
export interface Kept {
  hash: string;
  passed: number;
  /** The commit that it ran on, perhaps with uncommitted edits. */
  commit: string;
  /** When it ended: an ISO date. */
  at: string;
}

const fileOf = (stage: string): string => at('.cache', 'stages', `${stage}.json`);

/** Everything that a stage depends on: the files, the packages, Node and the browser; undefined where git can't tell. */
export function inputsOf(paths: readonly string[], browser: string): string | undefined {
  const always = ['package.json', 'package-lock.json', 'vitest.config.ts'];
  const files = hashOf(paths.length === 0 ? [] : [...paths, ...always]);
  return files && `${files} ${process.version} ${process.platform}-${process.arch} ${browser}`;
}

export function keep(stage: string, hash: string, passed: number): void {
  mkdirSync(path.dirname(fileOf(stage)), { recursive: true });
  const kept: Kept = { hash, passed, commit: commit(), at: new Date().toISOString() };
  writeFileSync(fileOf(stage), JSON.stringify(kept));
}

/** The run that excuses a stage with these inputs, if there was one. */
export function keptRun(stage: string, hash: string): Kept | undefined {
  if (!existsSync(fileOf(stage))) return undefined;
  const kept: Kept = JSON.parse(readFileSync(fileOf(stage), 'utf8'));
  return kept.hash === hash ? kept : undefined;
}
