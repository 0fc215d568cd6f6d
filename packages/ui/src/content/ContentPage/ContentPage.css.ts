import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[40],
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      alignItems: 'start',
      columnGap: vars.space[24],
    },
  },
});

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  // Lets one long word break on the narrowest phones.
  overflowWrap: 'anywhere',
  // As high as the text, so that a sticky table of contents can move along.
  '@media': { [media.lg]: { alignSelf: 'stretch', paddingRight: vars.space[56] } },
});

export const intro = style({ maxWidth: '22rem', paddingTop: vars.space[8], color: vars.color.fg.muted });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[40],
  '@media': { [media.lg]: { gap: vars.space[56] } },
});

export const foot = style({ gridColumn: '1 / -1' });
