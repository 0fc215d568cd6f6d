import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at, root } from '@nuee/site/root';

/** The files that import each file, by the path of the file from the root of the project. */
type Importers = ReadonlyMap<string, ReadonlySet<string>>;

const sources = ['packages/*/src/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'];
// Not those of pages that an app loads late: through its routes each page would reach all of them.
const imports = /(?:import|export)\s+(?:type\s+)?(?<what>[\w*\s{},]+?)\s+from\s+'(?<from>[^']+)'/g;
const declared = /^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm;
const named = /(?:type\s+)?(\w+)(?:\s+as\s+\w+)?/g;

/**
 * The story files that a change of these files reaches, the nearest first: those beside a changed file, then those that import
 * one, then those that import one of its importers…
 */
export const reachedStories = (files: readonly string[]): string[] => storyReach().reached(files);

/** The same for many questions, with the sources that it knows. */
export function storyReach(): { sources: string[]; reached: typeof reachedStories } {
  const texts = readSources();
  const importers = importersIn(texts);
  const sources = [...texts.keys()];
  const reached = (files: readonly string[]): string[] => {
    const found = new Set(files);
    // A set visits what is added to it while it is walked, so the nearest come first.
    for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
    const isBeside = (file: string): boolean => files.some((other) => path.dirname(other) === path.dirname(file));
    const stories = [...new Set([...sources.filter(isBeside), ...found])];
    return stories.filter((file) => file.endsWith('.stories.tsx') && texts.has(file));
  };
  return { sources, reached };
}

function readSources(): Map<string, string> {
  const files = globSync(sources, { cwd: root, exclude: (name) => /node_modules|dist$/.test(name) });
  return new Map(files.map((file) => [file, readFileSync(at(file), 'utf8')]));
}

function importersIn(texts: ReadonlyMap<string, string>): Importers {
  const entries = entryPoints();
  const importers = new Map<string, Set<string>>();
  const note = (target: string, importer: string): void => {
    importers.set(target, (importers.get(target) ?? new Set()).add(importer));
  };
  for (const [file, text] of texts) {
    for (const { groups: { what = '', from = '' } = {} } of text.matchAll(imports)) {
      const local = from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : undefined;
      const entry = local === undefined ? entries.get(from) : undefined;
      if (local !== undefined) note(local, file);
      // What comes through the entry of a workspace is imported from the file that declares it: else all would reach all.
      if (entry !== undefined) {
        const names = [...what.matchAll(named)].map(([, name = '']) => name);
        for (const target of exportersOf(entry, texts, names)) note(target, file);
      }
    }
  }
  return importers;
}

/** The files behind an entry that declare one of the names. */
function exportersOf(entry: string, texts: ReadonlyMap<string, string>, names: readonly string[]): string[] {
  const text = texts.get(entry) ?? '';
  const behind = [...text.matchAll(/^export (?<what>[^;]+?) from '(?<from>[^']+)'/gm)].flatMap(({ groups }) => {
    const file = path.posix.join(path.posix.dirname(entry), groups?.from ?? '');
    const offered =
      groups?.what === '*'
        ? [...(texts.get(file) ?? '').matchAll(declared)]
        : [...(groups?.what ?? '').matchAll(named)];
    return offered.some(([, name = '']) => names.includes(name)) ? [file] : [];
  });
  const own = [...text.matchAll(declared)].some(([, name = '']) => names.includes(name));
  return own || behind.length === 0 ? [entry, ...behind] : behind;
}

/** The entries of the workspaces by the name that others import, as their package.json declares them. */
function entryPoints(): Map<string, string> {
  const entries = new Map<string, string>();
  for (const file of globSync(['packages/*/package.json', 'mock-api/package.json'], { cwd: root })) {
    const { name, exports }: { name: string; exports: Record<string, string> } = JSON.parse(
      readFileSync(at(file), 'utf8'),
    );
    for (const [key, target] of Object.entries(exports)) {
      entries.set(path.posix.join(name, key), path.posix.join(path.posix.dirname(file), target));
    }
  }
  return entries;
}
