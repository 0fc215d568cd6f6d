import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const rows = style({ display: 'grid', padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border.default}` } },
});

export const note = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border.default}` } },
});

/** The team's notes, with their line breaks. */
export const words = style({ whiteSpace: 'pre-line' });
