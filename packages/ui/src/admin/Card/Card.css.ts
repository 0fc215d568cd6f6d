import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[16],
  padding: vars.space[16],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.panel,
  '@media': { [media.sm]: { padding: vars.space[20] }, print: { breakInside: 'avoid' } },
});
