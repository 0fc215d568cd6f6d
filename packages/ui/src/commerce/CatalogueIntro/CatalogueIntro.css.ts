import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('commerce');

const beside = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' };

const bannerWidth = 'min(64vw, 75rem)';
/** The height of the banner below the text. */
const bannerBelow = '100vw / 4.5';

export const root = style({ borderBottom: `1px solid ${vars.color.border.default}` });

export const besideOwn = style({ '@media': { [media.lg]: beside } });

export const besideAll = style({ '@media': { [media.xl]: beside } });

/** The ground of a category. */
export const field = style({ backgroundColor: tintVars.tint, color: tintVars.ink });

export const flavoured = style(beside);

export const chart = style({ gridColumn: '1 / -1', '@media': { [media.md]: { display: 'none' } } });

/** In place of the picture of all products, which knows daylight only. */
export const byNight = style({
  '@media': {
    [`${media.md} and ${media.dark}`]: { display: 'block' },
    [`${media.xl} and ${media.dark}`]: { gridArea: '1 / 2', width: bannerWidth },
  },
});

globalStyle(`${byNight} :is(nav, ul)`, {
  '@media': {
    [`${media.md} and ${media.dark}`]: { height: `calc(${bannerBelow})` },
    [`${media.xl} and ${media.dark}`]: { height: '100%' },
  },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  padding: `${vars.space[32]} ${vars.space[20]} ${vars.space[24]}`,
  '@media': {
    [media.md]: { paddingLeft: vars.space[40] },
    [media.wideHeader]: { paddingLeft: `max(${vars.space[56]}, calc((100vw - ${vars.size.content}) / 2))` },
    [media.lg]: { minHeight: '16rem' },
    [media.xl]: {
      justifyContent: 'center',
      gap: vars.space[24],
      minHeight: `calc(${bannerWidth} / 3)`,
      paddingBlock: vars.space[24],
    },
  },
});

/** The word above the name of a category. */
export const above = style({ ...typography.aside, display: 'block' });

export const intro = style({
  ...typography.lead,
  maxWidth: '28rem',
  color: vars.color.fg.muted,
  selectors: { [`${field} &`]: { color: 'inherit' } },
});

/** Any picture of an owner's. */
export const ownBanner = style({
  aspectRatio: '3',
  '@media': { [media.lg]: { height: '20rem', aspectRatio: '2' } },
});

/** Fills its side of the head, whatever its proportions. */
export const whole = style({ position: 'relative' });
globalStyle(`${whole} > img`, { position: 'absolute' });

/** All ten bottles: none is cut, or at the very edge. */
export const banner = style({
  height: `calc(${bannerBelow})`,
  objectPosition: '50% 60%',
  '@media': {
    [`${media.belowMd}, ${media.dark}`]: { selectors: { [`${chart} ~ &`]: { display: 'none' } } },
    [media.xl]: { width: bannerWidth, height: 'auto' },
  },
});

/**
 * Flavours beside a field of nearly the colour of their paper. As high as the head of all products, so that nothing moves where
 * one gives way to the other; on a phone the longest name keeps its space.
 */
export const flavours = style({
  width: 'min(40vw, 100vw - 14.5rem)',
  minHeight: '13.5rem',
  '@media': {
    [media.md]: { width: '45vw', minHeight: `calc(13rem + ${bannerBelow})` },
    [media.lg]: { minHeight: `calc(16rem + ${bannerBelow})` },
    [media.xl]: { width: `calc(${bannerWidth} * 0.45)`, minHeight: 0 },
  },
});
