import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

const hairline = `1px solid ${vars.color.border.default}`;

export const list = style({ borderTop: hairline });

export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[16],
  borderBottom: hairline,
});

export const days = style({ flexBasis: '100%' });
