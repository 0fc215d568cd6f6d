import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'grid',
  gap: vars.space[16],
  padding: vars.space[20],
  border: `1px dashed ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
});

export const title = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });

export const name = style({ ...typography.button });

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[16],
  rowGap: vars.space[8],
});

export const pair = style({ ...typography.small, overflowWrap: 'anywhere' });

// One press selects all of it, for copying.
export const value = style({ display: 'block', userSelect: 'all' });
