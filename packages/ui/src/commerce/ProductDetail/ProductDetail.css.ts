import { toasterBottom } from '../../primitives/Toaster/Toaster.css.ts';
import { layered } from '../../styles/layered.ts';
import { media as query } from '../../styles/media.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('commerce');

/** A phone that is high enough to keep the bar in view: at 400 % zoom it would cover half of the window. */
const bar = `${query.belowMd} and (min-height: 30rem)`;

export const root = style({
  '@media': { [query.lg]: { display: 'grid', gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const media = style({
  position: 'relative',
  aspectRatio: '1',
  backgroundColor: tintVars.tint,
  '@media': {
    // The smallest height that cuts off neither the dropper nor the base of a bottle.
    [query.sm]: { aspectRatio: '8 / 7' },
    // The first window of a laptop shows the whole bottle beside the whole choice; beside a longer text it stays in view.
    [query.lg]: {
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      aspectRatio: 'auto',
      height: `clamp(30rem, 100svh - ${vars.size.header}, max(60rem, 51vw))`,
    },
    [query.wideHeader]: { height: `clamp(30rem, 100svh - ${vars.size.headerWide}, max(60rem, 51vw))` },
    // A phone in landscape shows the name and the price too.
    [query.lowLandscape]: { aspectRatio: 'auto', height: '60svh' },
  },
});

export const picture = style({ position: 'absolute', inset: 0 });

export const action = style({ position: 'absolute', top: vars.space[12], right: vars.space[12] });

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  padding: `1.75rem ${vars.space[20]} 0`,
  '@media': {
    [query.md]: { paddingInline: vars.space[40] },
    [query.lg]: { gap: vars.space[20], maxWidth: '44rem', paddingBlock: vars.space[24] },
    [query.wideHeader]: { paddingLeft: '4rem', paddingRight: vars.space[56] },
  },
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

// As high as a finger, without moving the badge.
export const category = style({
  position: 'relative',
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-0.625rem 0' } },
  '@media': { [query.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
});

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[16],
  '@media': { [query.magnified]: { display: 'block' } },
});

export const name = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [query.lg]: { fontSize: 'clamp(2.375rem, 3.8vw, 4rem)' } },
});

export const number = style({ ...typography.aside, flexShrink: 0, color: tintVars.ink });

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  marginTop: `calc(-1 * ${vars.space[16]})`,
});

export const description = style({ ...typography.lead, fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)' });

export const choices = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': { [query.lg]: { gap: vars.space[16] } },
});

// On phones the bar stays at the bottom of the window until its own place is reached.
export const buy = style({
  '@media': {
    [bar]: {
      position: 'sticky',
      bottom: 0,
      zIndex: vars.z.sticky,
      marginInline: `calc(-1 * ${vars.space[20]})`,
      padding: `0 ${vars.space[20]} ${vars.space[12]}`,
      borderTop: `1px solid ${vars.color.border.default}`,
      backgroundColor: vars.color.bg.surface,
    },
    // Nothing in it can be pressed there.
    [query.noScript]: { display: 'none' },
    print: { display: 'none' },
  },
});

// What is focused above the bar scrolls clear of it, at its highest. Not `scroll-padding` of the page: with it each stop
// inside of the bar would scroll the page too.
globalStyle(`${root} :is(a, button, input):not(${buy} *)`, {
  '@media': { [bar]: { scrollMarginBottom: '12rem' } },
});

/** Messages appear above the bar, which is higher with the way to the cart. */
globalStyle(`body:has(${buy})`, { '@media': { [bar]: { vars: { [toasterBottom]: '6.75rem' } } } });
globalStyle(`body:has(${buy} a)`, { '@media': { [bar]: { vars: { [toasterBottom]: '10rem' } } } });

/** The warning of the law (2014/40/EU): no smaller and no fainter than the text around it. */
export const warning = style({
  ...typography.body,
  padding: vars.space[16],
  border: '2px solid currentColor',
  fontWeight: vars.weight.strong,
});
