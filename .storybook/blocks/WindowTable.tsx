import { containerClass, productGridArrangements, productGridClass } from '@nuee/ui/layoutClasses';
import { breakpoints } from '@nuee/ui/styles/media';
import { useEffect, useState } from 'react';
import { rulesByWindow, type Step, valueAt } from './rulesByWindow.ts';
import * as styles from './TokenTable.css.ts';
import { tokenValue } from './tokenValue.ts';

/** What each breakpoint is for. The type check fails on a breakpoint without a line, and on a line without a breakpoint. */
const uses: Record<keyof typeof breakpoints, string> = {
  xs: 'Most phones: the catalogue in two columns',
  sm: 'Large phones held sideways: every list of products in two columns',
  md: 'Tablets: wider margins, blocks side by side',
  lg: 'Laptops: content in two columns; in the back office lists as tables and the navigation as a rail',
  wideHeader: 'The header shows its menu in full',
  xl: 'Large laptops: four featured products; in the back office the navigation in full',
};

const windows = [
  { name: undefined, from: 0, use: 'The smallest phones: everything in one column' },
  ...Object.entries(breakpoints).map(([name, from]) => ({ name, from, use: uses[name as keyof typeof breakpoints] })),
];

interface Layout {
  margins: Step[];
  /** By arrangement of `ProductGrid`. */
  columns: Step[][];
}

/** The windows from the smallest on: breakpoint, margins of `Container`, columns of `ProductGrid`. */
export function WindowTable() {
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => {
    setLayout({
      margins: rulesByWindow(containerClass, 'padding-inline'),
      columns: productGridArrangements.map((arrangement) =>
        rulesByWindow(productGridClass(arrangement), 'grid-template-columns'),
      ),
    });
  }, []);
  return (
    <table className={`sb-unstyled ${styles.root}`}>
      <thead className={styles.head}>
        <tr>
          <th className={styles.cell}>Breakpoint</th>
          <th className={styles.cell}>From</th>
          <th className={styles.cell}>Margins</th>
          {productGridArrangements.map((arrangement) => (
            <th key={arrangement} className={styles.cell}>
              Columns, {arrangement}
            </th>
          ))}
          <th className={styles.cell}>Use</th>
        </tr>
      </thead>
      <tbody>
        {windows.map(({ name, from, use }) => (
          <tr key={from}>
            <td className={`${styles.cell} ${styles.name}`}>{name === undefined ? '–' : `media.${name}`}</td>
            <td className={styles.cell}>{from}&nbsp;px</td>
            <td className={styles.cell}>{layout && lengthOf(valueAt(layout.margins, from))}</td>
            {productGridArrangements.map((arrangement, place) => (
              <td key={arrangement} className={styles.cell}>
                {layout && countOf(valueAt(layout.columns[place] ?? [], from))}
              </td>
            ))}
            <td className={styles.cell}>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `var(--space-20)` as `20 px (1.25rem)`. */
const lengthOf = (css: string): string => {
  const variable = /^var\((.+)\)$/.exec(css)?.[1];
  return tokenValue(
    variable === undefined ? css : getComputedStyle(document.documentElement).getPropertyValue(variable).trim(),
  ).replace(/(?<!\d)\./, '0.');
};

/** `repeat(3, minmax(0px, 1fr))` as 3. */
const countOf = (css: string): string => /^repeat\((\d+)/.exec(css)?.[1] ?? css;
