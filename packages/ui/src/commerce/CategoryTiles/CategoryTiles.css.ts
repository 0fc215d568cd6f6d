import { createVar } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { media as query } from '../../styles/media.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

/** How many tiles stand beside each other, where they aren't as many as fill whole rows. */
export const perRow = { phone: createVar(), tablet: createVar(), desk: createVar() };

const shareOf = (count: string): string => `1 1 calc((100% - (${count} - 1) * 1px) / ${count})`;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  '@media': { [query.lg]: { gap: vars.space[40] } },
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  paddingBlock: '1px',
  '@media': {
    [query.magnified]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [query.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [query.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

/** Rows of any number of tiles: those of each row share its width, and all are as high as six beside each other. */
export const spread = style({ display: 'flex', flexWrap: 'wrap', gap: '1px', paddingBlock: '1px' });

export const share = style({
  flex: shareOf(perRow.phone),
  '@media': {
    [query.magnified]: { flexBasis: '100%' },
    [query.sm]: { flex: shareOf(perRow.tablet) },
    [query.lg]: { flex: shareOf(perRow.desk) },
  },
});

export const shareMedia = style({
  position: 'relative',
  overflow: 'hidden',
  height: '62.5vw',
  backgroundColor: tintVars.tint,
  '@media': { [query.sm]: { height: '42vw' }, [query.lg]: { height: '25vw' } },
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxShadow: `0 0 0 1px ${vars.color.border.default}`,
  ':focus-within': { zIndex: vars.z.focused },
});

export const media = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  backgroundColor: tintVars.tint,
  '@media': { [query.lg]: { aspectRatio: '2 / 3' } },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectPosition: '50% 60%',
  '@media': {
    [query.motion]: { transition: `transform ${vars.motion.nuee} ${vars.motion.enter}` },
    [query.hoverInMotion]: { selectors: { 'li:hover &': { transform: 'scale(1.03)' } } },
  },
});

export const name = style({
  ...typography.name,
  flexGrow: 1,
  padding: `${vars.space[16]} ${vars.space[20]} ${vars.space[32]}`,
});

export const link = style({
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': { [query.hover]: { selectors: { 'li:hover &': { textDecorationLine: 'underline' } } } },
  selectors: {
    // The tiles reach from edge to edge: the window would cut off a focus ring outside the tile.
    '&:focus-visible::after': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-3px' },
  },
});
