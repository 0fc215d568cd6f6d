import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const screenOnly = style({ '@media': { print: { display: 'none' } } });

export const link = style({ overflowWrap: 'anywhere' });

/** Set apart from everyday actions. */
export const cancelling = style({
  marginTop: vars.space[16],
  paddingTop: vars.space[16],
  borderTop: `1px solid ${vars.color.border.default}`,
  '@media': { print: { display: 'none' } },
});
