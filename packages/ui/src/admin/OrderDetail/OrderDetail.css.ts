import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('admin');

export const lines = style({ display: 'grid' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  breakInside: 'avoid',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border.default}` } },
});

export const picture = style({
  width: '3rem',
  height: '3rem',
  border: `1px solid ${vars.color.border.default}`,
  // No background below the photograph: whether a browser paints it depends on how much of the picture is decoded, and
  // the corners would differ.
  borderRadius: vars.radius.officeControl,
});

export const name = style({ fontWeight: vars.weight.label });

export const totals = style({});
// In the storefront the total is set in the serif.
globalStyle(`${totals} :is(th, td)`, { fontFamily: vars.font.sans, fontSize: '0.875rem' });
globalStyle(`${totals} tbody:last-child :is(th, td)`, { fontSize: '1rem', fontWeight: vars.weight.strong });

export const pills = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

/** The customer's note, with its line breaks. */
export const notes = style({ whiteSpace: 'pre-line' });

/** On paper nothing else on the page says which of the two a word is. */
export const paperOnly = style({ display: 'none', '@media': { print: { display: 'inline' } } });

export const screenOnly = style({ '@media': { print: { display: 'none' } } });
