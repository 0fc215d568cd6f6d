import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, root } from '@nuee/site/root';
import type { Failure } from './failures.ts';
import { failed, nothing, type Outcome } from './outcome.ts';

// The code that docs pages show for their stories is what another app would write: it compiles with the types of the parts. While the
// stories are visited, `.storybook/keepSnippet.ts` leaves it here.

const folder = at('test-results', 'snippets');

/** Forgets the code of the run before. */
export function forgetSnippets(): void {
  rmSync(folder, { recursive: true, force: true });
}

export function checkSnippets(): Outcome {
  const files = globSync('*.tsx', { cwd: folder });
  if (files.length === 0) return nothing;
  const exported = new Set(
    [...readFileSync(at('packages/ui/api.md'), 'utf8').matchAll(/^### (\w+)$/gm)].map(([, name]) => name),
  );
  for (const file of files) {
    const code = readFileSync(path.join(folder, file), 'utf8');
    const parts = [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))];
    // A part that only stands inside of others has nothing to import: its code is read for its syntax alone.
    const isUsable = parts.every((name) => exported.has(name) || name.endsWith('Icon'));
    writeFileSync(path.join(folder, file), `${isUsable ? '' : '// @ts-nocheck\n'}${moduleOf(code, parts)}`);
  }
  const tsconfig = path.join(folder, 'tsconfig.json');
  writeFileSync(tsconfig, JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions, include: ['*.tsx'] }));
  const ran = spawnSync('tsc', ['--project', tsconfig, '--pretty', 'false'], { cwd: root, encoding: 'utf8' });
  const failures = failuresIn(ran.stdout ?? '');
  if (ran.status !== 0 && failures.length === 0) return failed('tsc of the snippets', ran.stdout || `${ran.error}`);
  return { passed: files.length - failures.length, failures };
}

const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true, noUnusedLocals: false };

/** The code with what it imports, and with what its reader has: `product={product}` stands for data of any type. */
function moduleOf(code: string, parts: readonly string[]): string {
  const given = new Set(['children', ...[...code.matchAll(/\b(\w+)=\{\1\}/g)].map(([, name]) => name)]);
  return [
    `import { ${parts.join(', ')} } from '@nuee/ui';`,
    ...[...given].map((name) => `declare const ${name}: never;`),
    `export const shown = <>\n${code}\n</>;`,
  ].join('\n');
}

/** The first error of each file. */
function failuresIn(stdout: string): Failure[] {
  const errors = [...stdout.matchAll(/^.*?([\w-]+)\.tsx\(.*?\): error (.*)$/gm)].map(([, id = '', message = '']) => ({
    test: `the code of ${id}, as its docs page shows it`,
    message,
  }));
  return [...new Map(errors.toReversed().map((error) => [error.test, error])).values()].reverse();
}
