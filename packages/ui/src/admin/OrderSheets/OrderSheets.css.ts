import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('admin');
const line = `1px solid ${vars.color.border.default}`;

export const root = style({ display: 'grid', gap: vars.space[20], maxWidth: '48rem' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[8],
  '@media': { print: { display: 'none' } },
});

/** Each begins a new sheet of paper. */
export const sheet = style({
  selectors: { '& + &': { '@media': { print: { breakBefore: 'page' } } } },
});

/** Two of them share a sheet of A4; the buttons stand before the first one. */
export const slip = style({
  '@media': { print: { breakInside: 'avoid', minHeight: '12.5cm' } },
  selectors: { '&:nth-child(2n + 4)': { '@media': { print: { breakBefore: 'page' } } } },
});

export const pills = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space[16] });

export const lines = style({ ...typography.small, width: '100%', borderCollapse: 'collapse' });
globalStyle(`${lines} :is(th, td)`, {
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[8],
  borderBottom: line,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

// Below each other with the totals.
globalStyle(`${sheet} ${lines} :is(th, td):last-child`, { textAlign: 'end', paddingInlineEnd: 0 });

export const quantity = style({ fontWeight: vars.weight.strong });

/** To be ticked with a pen. */
export const box = style({
  display: 'block',
  width: '1rem',
  height: '1rem',
  border: `1px solid ${vars.color.border.strong}`,
});

/** The customer's note, with its line breaks. */
export const notes = style({ whiteSpace: 'pre-line' });
