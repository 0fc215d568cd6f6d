/**
 * The folders of the library that take parts: the cascade layer of their rules, the section of `index.ts` that lists them, their group in
 * the sidebar, and their area in the list of all parts.
 */
const folders = {
  layout: { layer: 'layout', section: '// Layout', group: 'Layout', area: 'Primitives' },
  primitives: { layer: 'primitives', section: '// Primitives', group: 'Primitives', area: 'Primitives' },
  commerce: { layer: 'commerce', section: '// Commerce', group: 'Commerce/Shared', area: 'Storefront' },
  content: { layer: 'commerce', section: '// Content', group: 'Content', area: 'Content pages' },
  account: { layer: 'commerce', section: '// The customer’s account', group: 'Account', area: 'Account' },
  admin: { layer: 'admin', section: '// Admin', group: 'Admin/Shared', area: 'Back office' },
} as const;

export type PartFolder = keyof typeof folders;
export const partFolders: readonly string[] = Object.keys(folders);

interface Library {
  /** The text of `packages/ui/src/index.ts`. */
  index: string;
  /** The names of all existing parts, including those that are not exported. */
  parts: readonly string[];
}

/** Why a part of that name can't be made in that folder, in one sentence; `undefined` if it can. */
export function refusal(name: string | undefined, folder: string, { index, parts }: Library): string | undefined {
  if (!name) return 'The part has no name: give it one, as in npm run new -- GiftCard --in commerce.';
  if (!/^[A-Z][A-Za-z0-9]*[a-z0-9]$/.test(name) || name.length > 30) {
    return `${name} is no name for a part: give an English noun in PascalCase of 2 to 30 letters, such as GiftCard.`;
  }
  if (!isFolder(folder)) return `The library has no folder ${folder}: choose one of ${partFolders.join(', ')}.`;
  // On some file systems GiftCard and Giftcard are the same folder.
  const namesake = parts.find((part) => part.toLowerCase() === name.toLowerCase());
  if (namesake !== undefined) return `${namesake} exists already: change it, or choose another name.`;
  if (new RegExp(`\\b${name}(?:Props)?\\b`).test(index)) {
    return `${name} is exported by the library already: choose another name.`;
  }
  return undefined;
}

export const isFolder = (folder: string): folder is PartFolder => Object.hasOwn(folders, folder);

/** What stands in a new part until somebody has said it. */
export const unsaid = 'Say in one sentence what it is.';

/** The three files of a part, by file name: small, correct and accessible, with a story whose play passes. */
export function partFiles(name: string, folder: PartFolder): Record<string, string> {
  return {
    [`${name}.tsx`]: `import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import * as styles from './${name}.css.ts';

export interface ${name}Props extends Omit<PartProps<'p'>, 'children'> {
  /** What is shown. */
  label: string;
}

/**
 * ${unsaid}
 *
 * Use it for a line of its own; for a paragraph, use \`Text\`.
 */
export function ${name}({ label, className, ...rest }: ${name}Props) {
  return (
    <p className={cx(styles.root, className)} {...rest}>
      {label}
    </p>
  );
}
`,
    [`${name}.css.ts`]: `import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('${folders[folder].layer}');

export const root = style({ ...typography.body, color: vars.color.fg.default, overflowWrap: 'anywhere' });
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${folders[folder].group}/${name}',
  id: '${folder}-${name.toLowerCase()}',
  tags: ['new'],
  component: ${name},
  args: { label: 'Une tête vive, un cœur rond' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.label)).toBeVisible();
  },
};
`,
  };
}

/** The guide of a part as it begins: what is to be written in it has to be, before `npm test` is green. */
export const guideFile = (name: string, folder: PartFolder): string => `import { ${name} } from '@nuee/ui';
import { Meta } from '@storybook/addon-docs/blocks';
import { Anatomy } from '../../.storybook/blocks/Anatomy.tsx';
import { Do, Dont, Examples } from '../../.storybook/blocks/Example.tsx';
import { PartPage } from '../../.storybook/blocks/PartPage.tsx';
import * as stories from '../../packages/ui/src/${folder}/${name}/${name}.stories.tsx';

<Meta of={stories} />

<PartPage>

## Anatomy

<Anatomy at={['p']}>

1. **Label**: to be written.

</Anatomy>

## When to use which

<Examples>
  <Do rule="To be written.">
    <${name} label="Une tête vive, un cœur rond" />
  </Do>
  <Dont rule="to be written.">
    <${name} label="Une tête vive, un cœur rond" />
  </Dont>
</Examples>

## Keyboard

None.

## Screen readers

- To be written.

</PartPage>
`;

/** `index.ts` with the export of a new part, at the head of its section: the formatter moves it to its place. */
export function withExport(index: string, name: string, folder: PartFolder): string {
  const line = `export { ${name}, type ${name}Props } from './${folder}/${name}/${name}.tsx';`;
  const lines = index.split('\n');
  const heading = lines.findIndex((text) => text.replace("'", '’').startsWith(folders[folder].section));
  if (heading < 0)
    throw new Error(`packages/ui/src/index.ts has no section that begins with « ${folders[folder].section} ».`);
  return lines.toSpliced(heading + 2, 0, line).join('\n');
}

/** `parts.ts` with a new part at the end of its area. */
export function withListing(parts: string, name: string, folder: PartFolder): string {
  const { area, group } = folders[folder];
  const lines = parts.split('\n');
  const heading = lines.findIndex((text) => text === `  ${area}: [` || text === `  '${area}': [`);
  const end = lines.indexOf('  ],', heading);
  if (heading < 0 || end < 0) throw new Error(`packages/ui/src/parts.ts has no area « ${area} ».`);
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  const part = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return lines.toSpliced(end, 0, `    { part: '${part}', stories: ['${group.split('/')[0]}/${name}'] },`).join('\n');
}
