import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const thanks = style({
  display: 'grid',
  borderBottom: `1px solid ${vars.color.border.default}`,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', minHeight: 'max(26rem, 25vw)' },
  },
});

export const words = style({
  alignSelf: 'center',
  paddingBlock: `clamp(${vars.space[40]}, 5vw, ${vars.space[96]})`,
  // Half a window wide, and begins where the page does.
  '@media': {
    [media.lg]: { width: 'auto', marginInline: `max(0px, 100% - ${vars.size.contentWithMargins} / 2) 0` },
  },
});

export const bands = style({
  display: 'flex',
  // As high as two are wide: what is lower cuts off their droppers.
  height: '50vw',
  '@media': { [media.lg]: { height: 'auto' }, print: { display: 'none' } },
});

export const band = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  backgroundColor: tintVars.tint,
  selectors: { '& + &': { borderLeft: `1px solid ${vars.color.bg.surface}` } },
});

export const bottle = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectPosition: '50% 100%',
});

// A name can be long, so this title is smaller than others of its level.
export const title = style({ fontSize: 'clamp(2.5rem, 1.7rem + 3.65vw, 5rem)' });

export const lead = style({ maxWidth: '24em', paddingTop: vars.space[20] });

export const page = style({
  paddingTop: vars.space[32],
  '@media': { [media.lg]: { paddingTop: vars.space[56] } },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[24],
  rowGap: vars.space[24],
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: vars.space[32] } },
});

export const fact = style({
  minWidth: 0,
  '@media': { [media.belowSm]: { selectors: { '&[data-wide]': { gridColumn: '1 / -1' } } } },
});

export const value = style({ ...typography.small, fontSize: '0.9375rem', paddingTop: vars.space[4] });

export const number = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });

export const line = style({ display: 'block' });

export const paid = style({ color: vars.color.fg.muted });

export const linesTitle = style({
  paddingBottom: vars.space[12],
  borderBottom: `1px solid ${vars.color.border.default}`,
});
