import { VisuallyHidden } from '@nuee/ui';
import { vars } from '@nuee/ui/styles';
import { colourUse } from '@nuee/ui/styles/colourUse';
import { tokens } from '@nuee/ui/styles/tokens';
import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './TokenTable.css.ts';
import { tokenValue } from './tokenValue.ts';

interface Tree {
  readonly [name: string]: string | Tree;
}

interface Token {
  /** `vars.space[16]` */
  name: string;
  /** `var(--…)` */
  reference: string;
  /** The value in `tokens.ts`: as designed, whatever a reader's own settings change. */
  value: string;
  /** Its purpose, where the name alone doesn't say it. */
  use: string | undefined;
}

/** How one token is shown: as a pair of colours, a bar of that length, corners, a shadow, or by its value alone. */
type Sample = 'colour' | 'length' | 'radius' | 'shadow' | 'value';

interface TokenTableProps {
  /** The path of a branch of `vars`: `color.bg`. */
  path: string;
  sample: Sample;
  /** The keys to show; all of them if left out. */
  only?: readonly string[];
}

interface Copy {
  name: string;
  succeeded: boolean;
}

/** The tokens of one branch with their names, samples, values and uses; a button copies the name, ready to be pasted into a rule. */
export function TokenTable({ path, sample, only }: TokenTableProps) {
  const list = listTokens(path).filter(({ name }) => !only || only.some((key) => name === `vars.${path}.${key}`));
  const withUse = list.some(({ use }) => use !== undefined);
  const [copy, setCopy] = useState<Copy>();
  useEffect(() => {
    if (!copy) return undefined;
    const timer = setTimeout(() => setCopy(undefined), 2000);
    return () => clearTimeout(timer);
  }, [copy]);

  async function copyName(name: string): Promise<void> {
    const succeeded = await writeToClipboard(name);
    setCopy({ name, succeeded });
  }

  return (
    <>
      <table className={`sb-unstyled ${styles.root}`}>
        <thead className={styles.head}>
          <tr>
            <th className={styles.cell}>Token</th>
            {sample !== 'value' && <th className={styles.cell}>{sample === 'colour' ? 'Light and dark' : 'Sample'}</th>}
            <th className={styles.cell}>Value</th>
            {withUse && <th className={styles.cell}>Use</th>}
            <th className={styles.copyCell}>
              <VisuallyHidden>Copy</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ name, reference, value, use }) => (
            <tr key={name}>
              <td className={`${styles.cell} ${styles.name}`}>{name.slice('vars.'.length)}</td>
              {sample !== 'value' && <td className={styles.cell}>{samples[sample](reference)}</td>}
              <td className={`${styles.cell} ${styles.value}`}>{tokenValue(value)}</td>
              {withUse && <td className={styles.cell}>{use}</td>}
              <td className={styles.copyCell}>
                <button type="button" className={styles.copy} onClick={() => copyName(name)}>
                  {copy?.name === name ? wordOf(copy) : 'Copy'} <VisuallyHidden>{name}</VisuallyHidden>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <VisuallyHidden role="status">{copy && `${wordOf(copy)} ${copy.name}`}</VisuallyHidden>
    </>
  );
}

const wordOf = ({ succeeded }: Copy): string => (succeeded ? 'Copied' : 'Not copied');

/** Whether the text was copied: without HTTPS browsers offer no clipboard. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function listTokens(path: string): Token[] {
  const [references, values, uses] = [
    branchOf(vars, path),
    branchOf(tokens, path),
    branchOf({ color: colourUse }, path),
  ];
  if (typeof references !== 'object' || typeof values !== 'object')
    throw new Error(`vars.${path} is no branch of tokens.`);
  return flatten(`vars.${path}`, references, values, typeof uses === 'object' ? uses : {});
}

const branchOf = (tree: Tree, path: string): string | Tree | undefined =>
  path
    .split('.')
    .reduce<string | Tree | undefined>((branch, key) => (typeof branch === 'object' ? branch[key] : undefined), tree);

const flatten = (path: string, references: Tree, values: Tree, uses: Tree): Token[] =>
  Object.entries(references).flatMap(([key, reference]): Token[] => {
    const name = /^\d/.test(key) ? `${path}[${key}]` : `${path}.${key}`;
    const [value, use] = [values[key], uses[key]];
    if (typeof reference === 'string') {
      return typeof value === 'string'
        ? [{ name, reference, value, use: typeof use === 'string' ? use : undefined }]
        : [];
    }
    return typeof value === 'object' ? flatten(name, reference, value, typeof use === 'object' ? use : {}) : [];
  });

const samples: Record<Exclude<Sample, 'value'>, (reference: string) => ReactNode> = {
  colour: (reference) => (
    <span className={styles.pair}>
      <span className={styles.swatch} data-mode="light" style={{ backgroundColor: reference }} />
      <span className={styles.swatch} data-mode="dark" style={{ backgroundColor: reference }} />
    </span>
  ),
  length: (reference) => <div className={styles.bar} style={{ width: reference }} />,
  radius: (reference) => <div className={styles.sheet} style={{ borderRadius: reference }} />,
  shadow: (reference) => <div className={styles.sheet} style={{ boxShadow: reference }} />,
};
