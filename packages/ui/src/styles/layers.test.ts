import { describe, expect, it } from 'vitest';
import { layerOrder } from './layered.ts';

/** Every document in which a stylesheet could load before the order of the layers is declared. */
const documents = import.meta.glob<string>(
  ['../../../../.storybook/preview-head.html', '../../../../apps/*/index.html'],
  { query: '?raw', import: 'default', eager: true },
);
const styleSheets = import.meta.glob<string>(['../**/*.css.ts', '../../../../apps/*/src/**/*.css.ts', '!./**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const parts = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../../../apps/*/src/**/*.{ts,tsx}', '!./**', '!../**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** The files in which a pattern occurs, with the matches, so that a failure is readable. */
function findings(files: Record<string, string>, pattern: RegExp): string[] {
  return Object.entries(files).flatMap(([file, source]) => {
    const found = pattern.exec(source)?.[0];
    return found === undefined ? [] : [`${file}: ${found}`];
  });
}

describe('the cascade layers', () => {
  it('are declared in Storybook and in both apps', () => {
    expect(Object.keys(documents)).toHaveLength(3);
  });

  it.each(Object.entries(documents))('stand in the same order in %s, before any stylesheet', (_file, source) => {
    expect(
      /@layer ([^;{]+);/
        .exec(source)?.[1]
        ?.split(',')
        .map((name) => name.trim()),
    ).toEqual([...layerOrder]);
    const firstSheet = source.search(/<link[^>]+stylesheet|<script|@import/);
    if (firstSheet >= 0) expect(source.indexOf('@layer')).toBeLessThan(firstSheet);
  });
});

describe('outside of styles/', () => {
  it('no rule has a colour of its own', () => {
    // `transparent`, `currentColor` and `color-mix()` of tokens are no colours of their own.
    expect(findings(styleSheets, /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i)).toEqual([]);
  });

  it('no component has a colour of its own in its markup', () => {
    expect(
      findings(parts, /(?:color|background|fill|stroke)\w*[:=]\s*\{?['"](?:#[0-9a-f]{3,8}\b|rgba?\(|hsla?\()/i),
    ).toEqual([]);
  });

  it('no rule has a z-index of its own', () => {
    expect(findings({ ...styleSheets, ...parts }, /zIndex: (?!vars\.z\.)[^,}\n]+/)).toEqual([]);
  });
});
