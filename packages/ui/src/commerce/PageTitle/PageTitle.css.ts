import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[24],
  rowGap: vars.space[8],
  // Lets one long word break on the narrowest phones.
  overflowWrap: 'anywhere',
  paddingTop: vars.space[32],
  paddingBottom: vars.space[16],
  '@media': {
    [media.md]: { paddingTop: vars.space[40], paddingBottom: vars.space[32] },
    [media.lg]: { paddingTop: vars.space[56], paddingBottom: vars.space[40] },
  },
});
