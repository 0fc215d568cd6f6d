import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('commerce');

const beside = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' };

export const root = style({
  borderBottom: `1px solid ${vars.color.border.default}`,
  '@media': { [media.lg]: beside },
});

/** The ground of a category. */
export const field = style({ backgroundColor: tintVars.tint, color: tintVars.ink });

export const flavoured = style(beside);

export const chart = style({ gridColumn: '1 / -1', '@media': { [media.md]: { display: 'none' } } });

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  padding: `${vars.space[32]} ${vars.space[20]} ${vars.space[24]}`,
  '@media': {
    [media.md]: { paddingLeft: vars.space[40] },
    [media.lg]: { minHeight: '20rem', gap: vars.space[24], paddingBlock: `${vars.space[20]} ${vars.space[56]}` },
    [media.wideHeader]: { paddingLeft: `max(${vars.space[56]}, calc((100vw - ${vars.size.content}) / 2))` },
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
  '@media': { [media.lg]: { alignSelf: 'end', height: '20rem', aspectRatio: '2' } },
});

const bannerWidth = 'min(62vw, 75rem)';

/** All ten bottles: any crop would cut one, or leave it at the very edge. From a laptop on they stand on the paper of the page. */
export const banner = style({
  aspectRatio: '3',
  '@media': {
    [media.belowMd]: { selectors: { [`${chart} ~ &`]: { display: 'none' } } },
    [media.lg]: {
      alignSelf: 'end',
      width: bannerWidth,
      maskImage: 'linear-gradient(transparent, black 20%), linear-gradient(90deg, transparent, black 4%)',
      maskComposite: 'intersect',
    },
  },
});

/**
 * Flavours on paper of nearly the colour of the field, into which it fades. As high as the head of all products, so that nothing moves
 * where one gives way to the other; on a phone the longest name keeps its space.
 */
export const flavours = style({
  position: 'relative',
  width: 'min(40vw, 45rem, 100vw - 14.5rem)',
  minHeight: '13.5rem',
  maskImage: 'linear-gradient(90deg, transparent, black 10%)',
  '@media': {
    [media.md]: { minHeight: 'calc(13rem + 100vw / 3)' },
    [media.lg]: { minHeight: `calc(${bannerWidth} / 3)` },
    // Daylight comes into the evening from the side.
    [media.dark]: { maskImage: 'linear-gradient(90deg, transparent, black 60%)' },
  },
});

// The head isn't as high as the whole picture.
globalStyle(`${flavours} > img`, { position: 'absolute' });
