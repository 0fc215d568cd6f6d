import { type ReactNode, useEffect, useState } from 'react';
import * as styles from './TokenTable.css.ts';

interface TokenTree {
  readonly [name: string]: string | TokenTree;
}

interface Token {
  name: string;
  /** `var(--…)` */
  reference: string;
}

/** How one token is shown: as a pair of colours, a bar of that length, corners, a shadow, or by its value alone. */
type Sample = 'colour' | 'length' | 'radius' | 'shadow' | 'value';

interface TokenTableProps {
  /** A branch of `vars`. */
  tokens: TokenTree;
  /** The path of the branch: `color.bg`. */
  path: string;
  sample: Sample;
}

/** The tokens of one branch with their names, samples and values, read from the page itself so that they can't be out of date. */
export function TokenTable({ tokens, path, sample }: TokenTableProps) {
  const list = flatten(tokens, path);
  return (
    <table className={`sb-unstyled ${styles.root}`}>
      <thead className={styles.head}>
        <tr>
          <th className={styles.cell}>Token</th>
          {sample !== 'value' && <th className={styles.cell}>{sample === 'colour' ? 'Light and dark' : 'Sample'}</th>}
          <th className={styles.cell}>Value</th>
        </tr>
      </thead>
      <tbody>
        {list.map((token) => (
          <tr key={token.name}>
            <td className={`${styles.cell} ${styles.name}`}>{token.name}</td>
            {sample !== 'value' && <td className={styles.cell}>{samples[sample](token.reference)}</td>}
            <td className={`${styles.cell} ${styles.value}`}>
              <Value reference={token.reference} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const flatten = (tree: TokenTree, path: string): Token[] =>
  Object.entries(tree).flatMap(([key, branch]) => {
    const name = /^\d/.test(key) ? `${path}[${key}]` : `${path}.${key}`;
    return typeof branch === 'string' ? [{ name, reference: branch }] : flatten(branch, name);
  });

const samples: Record<Exclude<Sample, 'value'>, (reference: string) => ReactNode> = {
  colour: (reference) => (
    <span className={styles.pair}>
      <span className={styles.swatch} style={{ backgroundColor: reference }} />
      <span className={styles.swatch} data-mode="dark" style={{ backgroundColor: reference }} />
    </span>
  ),
  length: (reference) => <div className={styles.bar} style={{ width: reference }} />,
  radius: (reference) => <div className={styles.sheet} style={{ borderRadius: reference }} />,
  shadow: (reference) => <div className={styles.sheet} style={{ boxShadow: reference }} />,
};

function Value({ reference }: { reference: string }) {
  const [value, setValue] = useState('');
  useEffect(() => {
    setValue(getComputedStyle(document.documentElement).getPropertyValue(reference.slice('var('.length, -1)));
  }, [reference]);
  return value.replace(/^light-dark\((.*), (.*)\)$/, '$1 · $2');
}
