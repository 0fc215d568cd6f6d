import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('admin');

export const root = style({ display: 'grid', gap: vars.space[20], maxWidth: '60rem' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { print: { display: 'none' } },
});

export const lines = style({ ...typography.small, width: '100%', borderCollapse: 'collapse' });
globalStyle(`${lines} :is(th, td)`, {
  paddingBlock: vars.space[8],
  paddingInlineEnd: vars.space[8],
  borderBottom: `1px solid ${vars.color.border.default}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
globalStyle(`${lines} tr`, { breakInside: 'avoid' });

export const quantity = style({ fontWeight: vars.weight.strong });

/** To be ticked with a pen. */
export const box = style({
  display: 'block',
  width: '1rem',
  height: '1rem',
  border: `1px solid ${vars.color.border.strong}`,
});
