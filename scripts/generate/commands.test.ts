import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../common/root.ts';
import { commandsPage, describedVariables } from './commands.ts';

const read = (file: string): string => readFileSync(at(file), 'utf8');

it('docs/commands.md is up to date: npm run docs:commands writes it', () => {
  expect(read('docs/commands.md')).toBe(commandsPage());
});

it('describes each variable that moves a port or sets up the API', () => {
  const settings = read('mock-api/src/cli/settings.ts').matchAll(/env\.([A-Z_]+)/g);
  const ports = read('scripts/common/ports.ts').matchAll(/^ {2}([A-Z_]+):/gm);
  const found = [...settings, ...ports].map(([, name]) => name);
  expect(found.length).toBeGreaterThan(10);
  // NODE_ENV isn't the project's own.
  expect(describedVariables).toEqual(expect.arrayContaining(found.filter((name) => name !== 'NODE_ENV')));
});

it.each([
  'start',
  'dev',
  'test',
  'build',
  'storybook',
  'build:storybook',
  'test:visual',
  'visual:approve',
  'new',
  'chromatic',
])('npm run %s installs first, so that it works on a fresh clone', (verb) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts[verb]).toBeDefined();
  expect(scripts[`pre${verb}`]).toBe('node scripts/bootstrap.mjs');
});
