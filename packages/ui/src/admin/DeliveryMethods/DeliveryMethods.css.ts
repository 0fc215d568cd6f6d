import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const list = style({ display: 'grid', padding: 0, listStyle: 'none' });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border.default}` } },
});

export const facts = style({ display: 'grid', flex: '1 1 18rem', gap: vars.space[4] });

export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });
