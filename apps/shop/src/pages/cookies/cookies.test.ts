import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { storageKeys } from '../../state/storageKeys.ts';

const source = path.resolve(import.meta.dirname, '../..');
const files = globSync('**/*.{ts,tsx}', {
  cwd: source,
  exclude: (file) => /\.(test|stories)\.|memoryStorage|^stories\b/.test(file),
});
const texts = files.map((file) => ({ file, text: readFileSync(path.join(source, file), 'utf8') }));

it('whatever the shop writes into the storage of a browser has its name from the one list', () => {
  const writing = texts.filter(({ text }) => /torage\.setItem\(|document\.cookie|indexedDB/.test(text));
  expect(writing.length).toBeGreaterThan(4);
  for (const { file, text } of writing) {
    expect(text.includes("from './storageKeys.ts'"), file).toBe(true);
    // No name is written out beside the list.
    expect(/setItem\(['"`]|document\.cookie|indexedDB/.test(text), file).toBe(false);
  }
});

it('the list of the page « Cookies » says of each name what it is for, and of no other', () => {
  const page = texts.find(({ file }) => file.endsWith('StorageKeys.tsx'))?.text ?? '';
  const said = page.slice(page.indexOf('const kept'), page.indexOf('export function'));
  const names = [...said.matchAll(/keys: \[([^\]]+)\]/g)].flatMap(([, list = '']) =>
    list.split(', ').map((name) => name.replace('storageKeys.', '')),
  );
  expect(names.toSorted()).toEqual(Object.keys(storageKeys).toSorted());
});
