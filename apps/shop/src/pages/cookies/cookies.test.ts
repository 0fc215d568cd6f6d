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

it('every key that the shop writes into a browser’s storage is from the one list', () => {
  const writing = texts.filter(({ text }) => /torage\.setItem\(|document\.cookie|indexedDB/.test(text));
  expect(writing.length).toBeGreaterThan(4);
  for (const { file, text } of writing) {
    expect(text.includes("from './storageKeys.ts'"), file).toBe(true);
    // No key is written out elsewhere.
    expect(/setItem\(['"`]|document\.cookie|indexedDB/.test(text), file).toBe(false);
  }
});

it('the page « Cookies » explains each key, and no other', () => {
  const page = texts.find(({ file }) => file.endsWith('CookiesPage.tsx'))?.text ?? '';
  const said = page.slice(page.indexOf('const kept'), page.indexOf('const sections'));
  const names = [...said.matchAll(/keys: \[([^\]]+)\]/g)].flatMap(([, list = '']) =>
    list.split(', ').map((name) => name.replace('storageKeys.', '')),
  );
  expect(names.toSorted()).toEqual(Object.keys(storageKeys).toSorted());
});
