import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  borderBottom: `1px solid ${vars.color.border.default}`,
  '@media': { [media.lg]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const chart = style({ '@media': { [media.md]: { display: 'none' } } });

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  padding: `${vars.space[32]} ${vars.space[20]} ${vars.space[24]}`,
  '@media': {
    [media.md]: { paddingInline: vars.space[40] },
    [media.lg]: { minHeight: '20rem', gap: vars.space[24], paddingBlock: `${vars.space[20]} ${vars.space[56]}` },
    [media.wideHeader]: {
      paddingLeft: `max(${vars.space[56]}, calc((100vw - ${vars.size.content}) / 2))`,
      paddingRight: vars.space[56],
    },
  },
});

/** The word above the name of a category. */
export const above = style({ ...typography.aside, display: 'block', color: vars.color.fg.muted });

export const intro = style({ ...typography.lead, maxWidth: '28rem', color: vars.color.fg.muted });

/** Any picture of an owner's. */
export const ownBanner = style({
  aspectRatio: '3',
  '@media': { [media.lg]: { alignSelf: 'end', height: '20rem', aspectRatio: '2' } },
});

/**
 * Cuts the picture beside this many of the ten bottles, between two of them, with the golden one in the middle: as much is free at the
 * left as at the right. All ten make a low strip, on phones too.
 */
const showing = {
  five: { aspectRatio: '1.4', objectPosition: '58.8% 50%' },
  nine: { aspectRatio: '2.52', objectPosition: '79% 50%' },
  ten: { aspectRatio: '3' },
} as const;

// The aspect ratio stays constant between two of these widths, because a picture that filled the remaining space would
// cut through a bottle.
export const banner = style({
  ...showing.ten,
  '@media': {
    [media.belowMd]: { selectors: { [`${chart} ~ &`]: { display: 'none' } } },
    [media.lg]: { ...showing.five, alignSelf: 'end', height: '20rem' },
    [media.xl]: { ...showing.nine, height: 'max(20rem, 22vw)' },
  },
});
