import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

const hairline = `1px solid ${vars.color.border.default}`;

export const list = style({ borderTop: hairline });

export const address = style({ paddingBlock: vars.space[16], borderBottom: hairline });

export const first = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space[8] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[24],
  marginTop: vars.space[8],
});
