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

/** Whether another component of the library uses this one. */
const isPartOfAnother = ({ name, folder }: Part): boolean =>
  Object.entries(sources).some(
    ([path, source]) => !path.startsWith(`${folder}/`) && source.includes(`/${name}/${name}.tsx'`),
  );

/** The stories of a file, each with its source. */
function storiesIn(source: string): Map<string, string> {
  const [, ...each] = source.split(/^export const (?=\w+: Story\b)/m);
  return new Map(each.map((story) => [/^\w+/.exec(story)?.[0] ?? '', story]));
}

/** The text between the braces of a component's props; inline types in braces may precede them. */
const propsOf = (component: string): string =>
  /^export interface \w+Props\b[^{]*(?:\{[^}]*\}[^{]*)??\{(\n[\s\S]*?)\n\}/m.exec(component)?.[1] ?? '';

const hasPlay = (story: string): boolean => /^ {2}(?:play:|play,|async play\()|\bplay: /m.test(story);
const isSwitchedOff = (source: string): boolean => source.includes('disableSnapshot: true');

/** The stories of a file that are checked by neither a play nor a picture, their own or that of the matrix. */
function unheldIn(source: string): string[] {
  const stories = storiesIn(source);
  const [meta = ''] = source.split(/^export const (?=\w+: Story\b)/m);
  const matrix = stories.get('Matrix') ?? '';
  const isPictured = (story: string) =>
    isSwitchedOff(meta) ? story.includes('disableSnapshot: false') : !isSwitchedOff(story);
  const isHeld = (name: string, story: string): boolean => {
    if (hasPlay(story) || isPictured(story) || new RegExp(`\\b${name}\\b`).test(matrix)) return true;
    // `...Results` inherits the play of another story; `counted(0)` makes a story with one.
    const [, other, maker] = /^\w+: Story = (?:\{\s*\.\.\.(\w+)|(\w+)\()/.exec(story) ?? [];
    if (other) return hasPlay(stories.get(other) ?? '');
    if (maker) return new RegExp(`const ${maker} = [\\s\\S]*?\\n {2}play:`).test(source);
    // A story that only asks for a phone's window shows the same as the first story in the phone modes.
    const [first = ''] = stories.values();
    const saysNoMore = /^\w+: Story = \{\s*globals: \{ viewport: \{ value: 'phone' \} \},\s*parameters: .*\s*\};/;
    return saysNoMore.test(story) && isPictured(first);
  };
  return [...stories].filter(([name, story]) => !isHeld(name, story)).map(([name]) => name);
}

const everyStories = import.meta.glob<string>(['./**/*.stories.tsx', '../../../apps/*/src/**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe.each(Object.entries(everyStories))('%s', (_, source) => {
  it('has a play or a picture of each of its stories', () => {
    expect(unheldIn(source)).toEqual([]);
  });

  it('has no play that returns early in some windows: a story about one window size asks for it', () => {
    expect(source).not.toMatch(/\bif \([^)]*(?:innerWidth|matchMedia|clientWidth)/);
  });
});

// One picture shows all that a part can look like.
const withoutMatrix = {
  Dialog: 'one is open at a time, over the page; its widths are asserted',
  Drawer: 'one is open at a time, over the page; its sides are asserted',
  Toaster: 'the messages of a page lie over it in one place; its tones are pictured beside each other',
  Table: 'its first story shows columns of both alignments',
  AddressForm: 'its section changes what the browser fills in, not how it looks',
  ProductGrid: 'it is as wide as a page; its columns are asserted',
  ProductDetail: 'it is as wide as a page; what its button says is asserted',
};

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

  // A play that operates the part leaves a focus ring or a changed state, so it needs a story of its own.
  it('leaves its first story untouched', () => {
    const [first] = (storiesIn(stories).get('Default') ?? '').split(/^}/m);
    expect(first).not.toMatch(/userEvent|fireEvent|\.click\(|\.focus\(/);
  });

  it('says on its page what it is, and which other part to use instead', () => {
    const saidOf = (source: string, what: string) =>
      new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\n${what}`).exec(source)?.[1]?.replace(/\s*\n\s*\* ?/g, ' ');
    const words = saidOf(stories, 'const meta\\b') ?? saidOf(component, `export (?:function|const) ${part.name}\\b`);
    const others = parts.map(({ name }) => name).filter((name) => name !== part.name);
    const named = [...(words ?? '').matchAll(/`(\w+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => others.includes(name))).not.toEqual([]);
  });

  it('describes each of its props', () => {
    const props = propsOf(component);
    const undocumented = [...props.matchAll(/(\*\/)?\n {2}(?:'[\w-]+'|\w+)\??[:(]/g)].filter(([, said]) => !said);
    const names = undocumented.map(([member]) => /\w+/.exec(member)?.[0]);
    expect(names.filter((name) => name !== 'className' && name !== 'children')).toEqual([]);
  });

  // `.storybook/preview.tsx` says why the others have none.
  it('has a picture of its matrix if it has one, otherwise of its first story, and no other picture', () => {
    const [meta = ''] = stories.split(/^export const (?=\w+: Story)/m);
    const each = storiesIn(stories);
    const names = [...each.keys()];
    const pictured = names.filter((name) => !isSwitchedOff(meta) || each.get(name)?.includes('disableSnapshot: false'));
    expect(pictured).toEqual([names.includes('Matrix') ? 'Matrix' : names[0]]);
  });

  it('shows its variants in a matrix', () => {
    const props = propsOf(component);
    const constants = [...component.matchAll(/^export type (\w+) = \(typeof \w+\)\[number\]/gm)].map(
      ([, type]) => type,
    );
    const choices = [...props.matchAll(/^ {2}(\w+)\??: (.+);$/gm)].filter(
      ([, name, type = '']) => name !== 'as' && (/^'[^']+' \|/.test(type) || constants.includes(type)),
    );
    const isExempt = Object.hasOwn(withoutMatrix, part.name);
    expect(storiesIn(stories).has('Matrix') || choices.length === 0 || isExempt, `${choices}`).toBe(true);
  });

  // A form across the whole window is a size that the shop never has.
  it('has the width that it has in the shop, if it is a form', () => {
    const isForm = part.layer !== 'admin' && component.includes('<form');
    expect(!isForm || /\bmaxWidth: '|layout: 'fullscreen'/.test(stories)).toBe(true);
  });

  it('has a story whose play proves what it does', () => {
    expect(hasPlay(stories)).toBe(true);
  });

  it('is in Storybook under its layer and name', () => {
    const layer = part.layer.charAt(0).toUpperCase() + part.layer.slice(1);
    const [, title = '', id] = /const meta = \{\s+title: '([^']+)',(?:\s+id: '([^']+)',)?/.exec(stories) ?? [];
    const [first, ...rest] = title.split('/');
    expect([first, rest.at(-1)]).toEqual([layer, part.name]);
    // A group in the middle doesn't change the address of the stories.
    if (rest.length > 1) expect(id).toBe(`${part.layer}-${part.name.toLowerCase()}`);
  });

  it('is exported, or used by a component that is', () => {
    expect(index.includes(`'./${part.layer}/${part.name}/`) || isPartOfAnother(part)).toBe(true);
  });

  it('exports the type of its props', () => {
    expect(component).toMatch(/^export (?:interface|type) \w+Props\b/m);
  });
});
