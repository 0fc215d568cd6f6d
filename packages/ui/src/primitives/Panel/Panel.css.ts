import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

export const root = style({
  padding: vars.space[20],
  border: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.bg.raised,
  '@media': { [media.sm]: { padding: vars.space[32] }, [media.magnified]: { padding: vars.space[12] } },
});
