import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const note = style({ '@media': { print: { display: 'none' } } });

export const entries = style({ display: 'grid', marginTop: vars.space[16] });

export const entry = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border.default}` } },
});

/** The team's notes, with their line breaks. */
export const words = style({ whiteSpace: 'pre-line' });
