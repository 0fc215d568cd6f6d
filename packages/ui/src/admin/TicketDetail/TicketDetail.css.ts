import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const messages = style({ display: 'grid' });

export const message = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[16],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border.default}` } },
});

export const by = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
});

export const author = style({ ...typography.label, fontWeight: vars.weight.strong });

/** The message with its line breaks. */
export const words = style({ maxWidth: vars.size.measure, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
