import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('commerce');

export const root = style({ containerType: 'inline-size' });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[16],
});

export const choice = style({ paddingBottom: vars.space[8] });

export const folded = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[16],
  overflowWrap: 'anywhere',
});

/** One field below the other where two in a row would cut off a phone number. */
const narrow = '(max-width: 18.75rem)';

const share = (columns: number) =>
  style({ gridColumn: `span ${columns}`, '@container': { [narrow]: { gridColumn: '1 / -1' } } });

/** By their share of the form's width. */
export const field = { third: share(2), half: share(3), twoThirds: share(4), full: share(6) };

/** The narrow field of a row of thirds: what looks wrong in it is said across the row, unless that is said beside it too. */
export const spread = style({});

globalStyle(`${spread}:not(:has([aria-invalid])):not(:has(+ * [aria-invalid])) p`, {
  '@container': { '(min-width: 18.76rem)': { width: `calc(300% + 2 * ${vars.space[16]})` } },
});
