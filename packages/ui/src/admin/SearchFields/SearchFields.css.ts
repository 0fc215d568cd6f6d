import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[20] });

export const result = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: vars.space[16],
  border: `1px solid ${vars.color.border.default}`,
  overflowWrap: 'anywhere',
});

export const title = style({ color: vars.color.fg.accent });
