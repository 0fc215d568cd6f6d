import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  borderBottom: `1px solid ${vars.color.border.default}`,
  '@media': { [media.lg]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  padding: `${vars.space[32]} ${vars.space[20]} ${vars.space[24]}`,
  '@media': {
    [media.md]: { paddingInline: vars.space[40] },
    [media.lg]: { minHeight: '22.5rem', gap: vars.space[24], paddingBlock: `${vars.space[20]} ${vars.space[56]}` },
    [media.wideHeader]: {
      paddingLeft: `max(${vars.space[56]}, calc((100vw - ${vars.size.content}) / 2))`,
      paddingRight: vars.space[56],
    },
  },
});

/** The word above the name of a category. */
export const above = style({ ...typography.aside, display: 'block', color: vars.color.fg.muted });

export const intro = style({ ...typography.lead, maxWidth: '28rem', color: vars.color.fg.muted });

/** Aspect ratios that show this many of the ten bottles, from the right: the edge falls between two of them. */
const showing = { five: 1.5, seven: 2.059, eight: 2.338, ten: 3 } as const;

// The aspect ratio stays constant between two of these widths, because a picture that filled the remaining space would
// cut through a bottle.
export const banner = style({
  aspectRatio: String(showing.seven),
  objectPosition: '100% 50%',
  '@media': {
    [media.sm]: { aspectRatio: String(showing.ten) },
    [media.lg]: { alignSelf: 'end', height: '22.5rem', aspectRatio: String(showing.five) },
    [media.xl]: { height: 'max(22.5rem, 25vw)', aspectRatio: String(showing.eight) },
  },
});
