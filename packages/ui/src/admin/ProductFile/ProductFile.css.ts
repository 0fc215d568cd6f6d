import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });

export const lines = style({ display: 'grid', gap: vars.space[12], padding: 0, listStyle: 'none' });

export const line = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlockEnd: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 'none' } },
});
