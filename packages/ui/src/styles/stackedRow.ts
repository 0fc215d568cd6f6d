import { type Layer, layered } from './layered.ts';
import { media } from './media.ts';

/** The styles of a row where there is no room for columns. */
export interface StackedRow {
  /** Class of the row. */
  row: string;
  /** Classes of its cells, by their place in it. */
  places: Readonly<Record<string, string>>;
}

/**
 * Lays out the cells of a row below 1024 px, by lines of `grid-template-areas`; the first area takes the remaining
 * width. It is for `.css.ts` files: inline styles would be set and compared for each of hundreds of cells.
 */
export function stackedRow(layer: Layer, lines: readonly string[]): StackedRow {
  const { style } = layered(layer);
  const stacked = (rule: Record<string, string>): string => style({ '@media': { [media.belowLg]: rule } });
  const columns = lines[0]?.split(' ') ?? [];
  const places = new Set(lines.flatMap((line) => line.split(' ')));
  return {
    row: stacked({
      gridTemplateAreas: lines.map((line) => `'${line}'`).join(' '),
      gridTemplateColumns: columns.map((_, place) => (place === 0 ? 'minmax(0, 1fr)' : 'auto')).join(' '),
    }),
    places: Object.fromEntries(Array.from(places, (place) => [place, stacked({ gridArea: place })])),
  };
}
