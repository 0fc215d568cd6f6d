import { contrast, leastContrast, type Name, type Pair, partPairs, textPairs } from '@nuee/ui/styles/contrast';
import { palette } from '@nuee/ui/styles/palette';
import { tokens } from '@nuee/ui/styles/tokens';
import * as styles from './ContrastTable.css.ts';
import * as table from './TokenTable.css.ts';

type Group = keyof typeof tokens.color;

interface Tree {
  readonly [name: string]: string | Tree;
}

interface ContrastTableProps {
  /** The pairs of text, or those of edges, markers and focus rings. */
  of: 'text' | 'parts';
}

const modes = ['light', 'dark'] as const;

/**
 * Each documented pair of colours with its contrast in both colour modes: a unit test checks the same pairs against the
 * same limits.
 */
export function ContrastTable({ of }: ContrastTableProps) {
  const [pairs, groups, least] =
    of === 'text'
      ? ([textPairs, ['fg', 'bg', 'border'], leastContrast.text] as const)
      : ([partPairs, ['border', 'fg', 'bg'], leastContrast.part] as const);
  return (
    <table className={`sb-unstyled ${table.root}`}>
      <thead className={table.head}>
        <tr>
          <th className={table.cell}>{of === 'text' ? 'Text' : 'Edge or sign'}</th>
          <th className={table.cell}>On</th>
          {modes.map((mode) => (
            <th key={mode} className={table.cell}>
              {mode === 'light' ? 'Light' : 'Dark'}, at least {least}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(([shown, ground]) => (
          <tr key={`${shown} ${ground}`}>
            <td className={`${table.cell} ${table.name}`}>{tokenOf(shown, groups)}</td>
            <td className={`${table.cell} ${table.name}`}>{tokenOf(ground, ['bg', 'border', 'fg'])}</td>
            {modes.map((mode, place) => (
              <td key={mode} className={table.cell}>
                <span
                  className={of === 'text' ? styles.text : styles.part}
                  style={{ color: palette[shown][place], backgroundColor: palette[ground][place] }}
                >
                  {of === 'text' && 'Aa'}
                </span>
                {ratio(palette[shown], palette[ground], place)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Cut off rather than rounded, so that 4.499 isn't shown as 4.50. */
const ratio = (one: Pair, other: Pair, place: number): string =>
  (Math.floor(contrast(one[place] ?? '', other[place] ?? '') * 100) / 100).toFixed(2);

/** The first token with that colour of the palette. The names of the palette are private: style rules use tokens. */
function tokenOf(name: Name, groups: readonly Group[]): string {
  const [light, dark] = palette[name];
  const found = groups.flatMap((group) => pathsOf(tokens.color[group], group, `light-dark(${light}, ${dark})`));
  return found[0] ?? name;
}

const pathsOf = (tree: Tree, path: string, wanted: string): string[] =>
  Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value !== 'string') return pathsOf(value, `${path}.${key}`, wanted);
    return value === wanted ? [`${path}.${key}`] : [];
  });
