import path from 'node:path';
import { toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { withoutGroup } from '../../.storybook/comps.ts';
import { statuses } from '../../.storybook/status.ts';

/** A story file as Storybook indexes it. */
export interface StoryFile {
  file: string;
  /** Its title as it is written, with the group of the sidebar. */
  titled: string;
  title: string;
  tags: readonly string[];
  first: string | undefined;
  hasPlay: boolean;
  addresses: readonly string[];
}

export function readStories(file: string, text: string): StoryFile {
  const { meta, stories, indexInputs } = loadCsf(text, { fileName: file, makeTitle: (title) => title ?? '' }).parse();
  const titled = meta.title ?? '';
  return {
    file,
    titled,
    title: withoutGroup(titled),
    tags: meta.tags ?? [],
    first: indexInputs[0]?.exportName,
    hasPlay: indexInputs.some(({ tags }) => tags?.includes('play-fn')),
    addresses: [`/docs/${meta.id ?? toId(titled)}--docs`, ...stories.map(({ id }) => `/story/${id}`)],
  };
}

interface Library {
  /** The titles in the list of all parts, without their groups. */
  listed: readonly string[];
  /** The parts that have a guide, their own or that of their family. */
  guided: readonly string[];
}

/** The rules of a part that its stories don't keep. */
export function faultsOf(part: StoryFile, { listed, guided }: Library): string[] {
  const { file, titled, title, tags, first, hasPlay } = part;
  const name = path.basename(file, '.stories.tsx');
  const rules: readonly (readonly [kept: boolean, fault: string])[] = [
    [first === 'Default', `its first story is ${first}, not Default`],
    [tags.filter((tag) => Object.hasOwn(statuses, tag)).length === 1, 'it has no status, or several'],
    [hasPlay, 'no play proves what it does'],
    [title.endsWith(`/${name}`), `its title is ${title}`],
    [!/^(?:Commerce|Admin)\/\w+$/.test(titled), 'it has no group in the sidebar'],
    [listed.includes(title), 'it is not in the list of all parts, packages/ui/src/parts.ts'],
    [guided.includes(name), `it has no guide: docs/parts/${name}.mdx, or a family in .storybook/families.ts`],
  ];
  return rules.flatMap(([kept, fault]) => (kept ? [] : [fault]));
}

/** The rules of a guide that its text doesn't keep. */
export function guideFaults(text: string): string[] {
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading).filter((each) => each !== 'Mouse');
  const anatomy = /^## Anatomy$(.*?)^## /ms.exec(text)?.[1] ?? '';
  const rules: readonly (readonly [kept: boolean, fault: string])[] = [
    [
      headings.join() === 'Anatomy,When to use which,Keyboard,Screen readers',
      `its headings are ${headings.join(', ')}`,
    ],
    [/^1\. /m.test(anatomy) === anatomy.includes('<Anatomy '), 'the list of its anatomy has no <Anatomy> around it'],
    [!/to be written\./i.test(text), 'something is still to be written'],
  ];
  return rules.flatMap(([kept, fault]) => (kept ? [] : [fault]));
}
