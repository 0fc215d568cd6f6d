import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../common/root.ts';

const files = globSync(['packages/ui/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'], { cwd: at('.') });

/** The statements of each play, by the first line of each: the formatter indents them by four spaces. */
const playsOf = (source: string): string[][] =>
  [...source.matchAll(/^ {2}(?:play: |async play\().*\{\n([\s\S]*?)^ {2}\},?$/gm)].map(([, body = '']) =>
    body.split('\n').filter((line) => /^ {4}[a-z]/.test(line)),
  );

it('long plays are divided into steps, which the panel Interactions shows as sentences', () => {
  const plays = files.flatMap((file) => playsOf(readFileSync(at(file), 'utf8')).map((lines) => ({ file, lines })));
  expect(plays.length).toBeGreaterThan(500);
  const untold = plays.filter(({ lines }) => lines.length > 8 && !lines.some((line) => line.includes(' step(')));
  expect(untold.map(({ file }) => file)).toEqual([]);
});
