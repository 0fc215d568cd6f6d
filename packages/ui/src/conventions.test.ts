import { describe, expect, it } from 'vitest';
import index from './index.ts?raw';

const sources = import.meta.glob<string>('./{layout,primitives,commerce,account,admin,content}/*/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Part {
  layer: string;
  name: string;
  folder: string;
  files: string[];
}

const folders = [...new Set(Object.keys(sources).map((path) => path.slice(0, path.lastIndexOf('/'))))];
const parts: Part[] = folders.map((folder) => {
  const [, layer = '', name = ''] = folder.split('/');
  const files = Object.keys(sources).filter((path) => path.startsWith(`${folder}/`));
  return { layer, name, folder, files };
});

/** Whether another component of the library is built with this one. */
const isPartOfAnother = ({ name, folder }: Part): boolean =>
  Object.entries(sources).some(
    ([path, source]) => !path.startsWith(`${folder}/`) && source.includes(`/${name}/${name}.tsx'`),
  );

it('the library is found', () => {
  expect(parts.length).toBeGreaterThan(40);
});

describe.each(parts.map((part) => [part.folder, part] as const))('%s', (folder, part) => {
  const component = sources[`${folder}/${part.name}.tsx`] ?? '';
  const stories = sources[`${folder}/${part.name}.stories.tsx`] ?? '';

  it('has its component and its stories', () => {
    expect(component).not.toBe('');
    expect(stories).not.toBe('');
  });

  it('has no file beside component, styles and stories', () => {
    const allowed = new RegExp(`/(?:${part.name}(?:\\.css\\.ts|\\.stories\\.tsx|\\.tsx)|icons\\.tsx)$`);
    expect(part.files.filter((path) => !allowed.test(path))).toEqual([]);
  });

  it('begins its stories with Default', () => {
    expect(/^export const (\w+)/m.exec(stories)?.[1]).toBe('Default');
  });

  it('says on its page what it is, when to use it, and which part to take when not', () => {
    const saidOf = (source: string, what: string) =>
      new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\n${what}`).exec(source)?.[1]?.replace(/\s*\n\s*\* ?/g, ' ');
    const words = saidOf(stories, 'const meta\\b') ?? saidOf(component, `export (?:function|const) ${part.name}\\b`);
    const other = /^ ?\S.*[.»] +Use it [^;]+; .*?use `(\w+)`/.exec(words ?? '')?.[1];
    expect(parts.map(({ name }) => name).filter((name) => name !== part.name)).toContain(other);
  });

  it('says of each of its props what it is', () => {
    const [, props = ''] =
      /^export interface \w+Props\b[^{]*(?:\{[^}]*\}[^{]*)?\{(\n[\s\S]*?)\n\}/m.exec(component) ?? [];
    const undocumented = [...props.matchAll(/(\*\/)?\n {2}(?:'[\w-]+'|\w+)\??[:(]/g)].filter(([, said]) => !said);
    const names = undocumented.map(([member]) => /\w+/.exec(member)?.[0]);
    expect(names.filter((name) => name !== 'className' && name !== 'children')).toEqual([]);
  });

  // `.storybook/preview.tsx` says why the others have none.
  it('has a picture of its matrix if it has one, else of its first story, and of nothing else', () => {
    const [meta = '', ...each] = stories.split(/^export const (?=\w+: Story)/m);
    const names = each.map((story) => /^\w+/.exec(story)?.[0] ?? '');
    const othersAreOff = meta.includes('disableSnapshot: true');
    const pictured = names.filter((_, place) => !othersAreOff || each[place]?.includes('disableSnapshot: false'));
    expect(pictured).toEqual([names.includes('Matrix') ? 'Matrix' : names[0]]);
  });

  it('has a story whose play proves what it does', () => {
    expect(/^ {2}(?:play:|play,|async play\()|\bplay: /m.test(stories)).toBe(true);
  });

  it('stands in Storybook under its layer and name', () => {
    const layer = part.layer.charAt(0).toUpperCase() + part.layer.slice(1);
    const [, title = '', id] = /const meta = \{\s+title: '([^']+)',(?:\s+id: '([^']+)',)?/.exec(stories) ?? [];
    const [first, ...rest] = title.split('/');
    expect([first, rest.at(-1)]).toEqual([layer, part.name]);
    // A group in the middle leaves the address of the stories alone.
    if (rest.length > 1) expect(id).toBe(`${part.layer}-${part.name.toLowerCase()}`);
  });

  it('is in the public surface, or part of a component that is', () => {
    expect(index.includes(`'./${part.layer}/${part.name}/`) || isPartOfAnother(part)).toBe(true);
  });

  it('exports the type of its props', () => {
    expect(component).toMatch(/^export (?:interface|type) \w+Props\b/m);
  });
});
