import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[40],
  paddingBottom: vars.space[72],
  '@media': {
    [media.lg]: {
      // Five of the twelve columns at 1440 px, never so narrow that a price wraps.
      gridTemplateColumns: 'minmax(0, 1fr) clamp(20rem, 28vw, 25rem)',
      alignItems: 'start',
      gap: vars.space[56],
      paddingBottom: vars.space[128],
    },
    [media.xl]: { columnGap: `calc(${vars.space[40]} * 2)` },
  },
});

export const aside = style({
  '@media': {
    [media.lg]: { position: 'sticky', top: vars.space[24] },
  },
});
