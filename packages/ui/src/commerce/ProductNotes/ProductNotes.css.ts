import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { fall } from '../../styles/motion.css.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('commerce');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The longest word of a composition is wider than a phone whose reader has large text.
  overflowWrap: 'anywhere',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(18, minmax(0, 1fr))' } },
});

const half = { gridColumn: 'span 9' };

export const aromas = style({
  aspectRatio: '1',
  '@media': { [media.md]: { ...half, aspectRatio: 'auto', minHeight: 'min(46vw, 56rem)' } },
});

export const macro = style({
  aspectRatio: '1',
  // The label is at its foot.
  objectPosition: '50% 100%',
  '@media': {
    [media.md]: { position: 'relative', gridColumn: 'span 11', aspectRatio: 'auto', minHeight: 'min(40vw, 50rem)' },
  },
});

// It is as high as its row, not its row as it.
globalStyle(`${macro} > img`, { '@media': { [media.md]: { position: 'absolute' } } });

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  padding: `${vars.space[56]} ${vars.space[20]}`,
  '@media': {
    [media.md]: { ...half, paddingInline: vars.space[40] },
    [media.lg]: { gap: vars.space[24], paddingBlock: vars.space[96] },
    [media.wideHeader]: { paddingInline: vars.space[56] },
  },
});

// On phones its picture comes before it.
export const besideMacro = style({
  order: 1,
  backgroundColor: tintVars.tint,
  '@media': { [media.md]: { order: 0, gridColumn: 'span 7' } },
});

const gutter = vars.space[56];
const discWidth = '1.75rem';

/** The words stand beside the line. */
export const besideLine = style({ justifyContent: 'center' });
globalStyle(`${besideLine} > *`, { marginLeft: gutter });

export const flavors = style({
  ...typography.h2,
  position: 'relative',
  lineHeight: 1.125,
  color: tintVars.ink,
});

export const notes = style({ display: 'grid', gap: vars.space[32], paddingBlock: vars.space[24] });

/** It stands; where a browser can follow the window, it falls as it comes into view. */
export const line = style({
  position: 'absolute',
  insetBlock: 0,
  left: `calc(-1 * ${gutter})`,
  width: discWidth,
  height: '100%',
  fill: 'none',
  stroke: vars.color.fg.gold,
  '@media': {
    [media.motion]: {
      '@supports': {
        '(animation-timeline: view())': {
          animation: `${fall} linear both`,
          animationTimeline: 'view()',
          animationRange: 'entry 20% cover 45%',
        },
      },
    },
  },
});

globalStyle(`${line} path`, { vectorEffect: 'non-scaling-stroke' });

export const note = style({ position: 'relative' });

/** On the line, in the colour of its flavour; its edge shows a pale one by day and a dark one at night. */
export const disc = style({
  position: 'absolute',
  top: '1.25rem',
  left: `calc(-1 * ${gutter})`,
  width: discWidth,
  height: discWidth,
  border: `1px solid ${vars.color.fg.gold}`,
  borderRadius: vars.radius.full,
});

export const role = style({ ...typography.aside, display: 'block' });

export const remark = style({
  ...typography.small,
  display: 'block',
  marginTop: vars.space[8],
  color: vars.color.fg.muted,
});

export const ingredient = style({
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.9375rem',
  paddingBlock: vars.space[12],
  // Also on a tint.
  borderBottom: `1px solid color-mix(in srgb, currentColor 16%, transparent)`,
});

export const only = style({ color: vars.color.fg.muted });
