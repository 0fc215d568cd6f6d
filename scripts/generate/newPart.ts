/** The folders of the library that take parts: the cascade layer of their rules, and the section of `index.ts` that lists them. */
const folders = {
  layout: { layer: 'layout', section: '// Layout' },
  primitives: { layer: 'primitives', section: '// Primitives' },
  commerce: { layer: 'commerce', section: '// Commerce' },
  content: { layer: 'commerce', section: '// Content' },
  account: { layer: 'commerce', section: '// The customer’s account' },
  admin: { layer: 'admin', section: '// Admin' },
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
 * Say in one sentence what it is.
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
  title: '${folder.charAt(0).toUpperCase()}${folder.slice(1)}/${name}',
  tags: ['new'],
  component: ${name},
  args: { label: 'Une tête vive, un cœur rond' },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.label)).toBeVisible();
  },
};

export const LongLabel: Story = { args: { label: 'Une tête vive, un cœur rond, un fond qui demeure jusqu’au soir' } };
`,
  };
}

/** `index.ts` with the export of a new part, at the head of its section: the formatter moves it to its place. */
export function withExport(index: string, name: string, folder: PartFolder): string {
  const line = `export { ${name}, type ${name}Props } from './${folder}/${name}/${name}.tsx';`;
  const lines = index.split('\n');
  const heading = lines.findIndex((text) => text.replace("'", '’').startsWith(folders[folder].section));
  if (heading < 0)
    throw new Error(`packages/ui/src/index.ts has no section that begins with « ${folders[folder].section} ».`);
  return lines.toSpliced(heading + 2, 0, line).join('\n');
}
