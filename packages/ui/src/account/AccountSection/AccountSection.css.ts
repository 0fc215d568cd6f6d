import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  paddingBlock: vars.space[32],
  borderTop: `1px solid ${vars.color.border.default}`,
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: vars.space[40] },
    [media.lg]: { paddingBlock: vars.space[40] },
  },
});

export const about = style({ display: 'grid', alignContent: 'start', gap: vars.space[8] });
