import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const entries = style({ display: 'grid', overflowWrap: 'anywhere' });

export const entry = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border.default}` } },
});

export const change = style({ display: 'flex', gap: vars.space[8], fontVariantNumeric: 'tabular-nums' });

export const delta = style({ ...typography.data, minWidth: '3rem' });
