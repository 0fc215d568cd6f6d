import { toasterBottom } from '../../primitives/Toaster/Toaster.css.ts';
import { clipped } from '../../styles/clipped.ts';
import { layered } from '../../styles/layered.ts';
import { media as query } from '../../styles/media.ts';
import { travel } from '../../styles/motion.css.ts';
import { tintVars, wash } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('commerce');

/** A phone that is high enough to keep the bar in view: at 400 % zoom it would cover half of the window. */
const bar = `${query.belowMd} and (min-height: 30rem)`;

/** The progress of a phone from the first view to the last one. */
const swiped = '--views';

/** The bottle fills the first window; on a very high one it ends before it would be cut off at its sides. */
const heightBelow = (header: string) => `clamp(30rem, 100svh - ${header}, max(60rem, 51vw))`;
const inHeader = heightBelow(vars.size.header);
const inWideHeader = heightBelow(vars.size.headerWide);

/** A picture that is wider would cut off the dropper or the base of its bottle. */
const columns = (height: string) => `min(58vw, ${height} * 1.14) minmax(0, 1fr)`;

export const root = style({
  backgroundColor: wash,
  '@media': {
    [query.lg]: { display: 'grid', gridTemplateColumns: columns(inHeader) },
    [query.wideHeader]: { gridTemplateColumns: columns(inWideHeader) },
  },
});

export const chart = style({ '@media': { [query.md]: { display: 'none' } } });

export const media = style({
  position: 'relative',
  aspectRatio: '1',
  backgroundColor: tintVars.tint,
  timelineScope: swiped,
  '@media': {
    // The smallest height that cuts off neither the dropper nor the base of a bottle.
    [query.sm]: { aspectRatio: '8 / 7' },
    // It stays in view beside a longer text.
    [query.lg]: {
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      aspectRatio: 'auto',
      height: inHeader,
    },
    [query.wideHeader]: { height: inWideHeader },
    // A phone in landscape shows the name and the price too.
    [query.lowLandscape]: { aspectRatio: 'auto', height: '60svh' },
  },
});

/** Beside each other, to be swiped; from a laptop on the chosen one covers the others, and their squares are beside its foot. */
export const views = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollTimeline: `${swiped} x`,
  '@media': {
    [query.lg]: {
      // A column, since the space beside the bottle is narrow.
      flexDirection: 'column',
      alignItems: 'flex-end',
      justifyContent: 'flex-end',
      padding: vars.space[24],
      overflow: 'hidden',
    },
  },
});

export const slide = style({
  position: 'relative',
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  '@media': { [query.lg]: { display: 'contents' } },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  '@media': {
    // Not requested before it has a box. The first one is below the others.
    [query.lg]: { selectors: { [`${slide}:not(:first-child, :has(:checked)) > &`]: { display: 'none' } } },
  },
});

export const thumb = style({
  position: 'absolute',
  inset: 0,
  '@media': {
    [query.lg]: {
      position: 'relative',
      inset: 'auto',
      width: 'clamp(2.75rem, 5.3vw, 4.75rem)',
      aspectRatio: '1',
      border: `1px solid ${vars.color.bg.raised}`,
      cursor: 'pointer',
    },
    [query.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
    print: { display: 'none' },
  },
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-4px' } },
});

// The invisible input covers its label.
export const radio = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.z.focused,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});

const fromLaptopOn = { display: 'none', '@media': { [query.lg]: { display: 'block' } } };

export const small = style({ ...fromLaptopOn, width: '100%', height: '100%' });

export const mark = style({
  ...fromLaptopOn,
  position: 'absolute',
  top: 0,
  right: `calc(100% + ${vars.space[4]})`,
  selectors: { [`${thumb}:not(:has(:checked)) > &`]: { visibility: 'hidden' } },
});

export const dashes = style({
  position: 'absolute',
  right: vars.space[20],
  bottom: vars.space[24],
  display: 'flex',
  gap: vars.space[4],
  pointerEvents: 'none',
  color: tintVars.ink,
  '@media': { [query.lg]: { display: 'none' }, print: { display: 'none' } },
});

const dashWidth = '1.5rem';

export const dash = style({ width: dashWidth, height: '2px', backgroundColor: 'currentColor', opacity: 0.35 });

// Where a browser can follow the swipe, a dash in the full colour goes along.
globalStyle(`${dashes}::after`, {
  '@supports': {
    '(animation-timeline: scroll())': {
      content: '',
      position: 'absolute',
      width: dashWidth,
      height: '2px',
      backgroundColor: 'currentColor',
      animation: `${travel} linear both`,
      animationTimeline: swiped,
    },
  },
});

export const action = style({ position: 'absolute', top: vars.space[12], right: vars.space[12] });

/** From a laptop on as large as the height of the window allows. */
const airy = 'clamp(1.25rem, 3.2svh, 2.25rem)';

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  padding: `1.75rem ${vars.space[20]} ${vars.space[32]}`,
  '@media': {
    [query.md]: { paddingInline: vars.space[40] },
    [query.lg]: {
      gap: airy,
      maxWidth: '44rem',
      paddingBlock: `clamp(${vars.space[24]}, 6svh, ${vars.space[56]})`,
      paddingInline: 'clamp(2.5rem, 4vw, 4rem)',
    },
  },
});

// The promises stand at the foot of the bottle.
globalStyle(`${text} > :last-child`, { '@media': { [query.lg]: { marginTop: 'auto' } } });

export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

// As high as a finger, without moving the badge.
export const category = style({
  position: 'relative',
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-0.625rem 0' } },
  '@media': { [query.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
});

export const name = style({
  overflowWrap: 'anywhere',
  // As large as a low window allows with the button in it.
  '@media': { [query.lg]: { fontSize: 'clamp(2.375rem, min(3.8vw, 6.5svh), 4rem)' } },
});

/** Decoration: as large as the space beside the bottle allows. */
export const number = style({
  ...typography.h1,
  position: 'absolute',
  bottom: vars.space[12],
  left: vars.space[20],
  display: 'flex',
  fontSize: 'min(8.25rem, 9.2vw + 1.75rem)',
  lineHeight: 1,
  color: tintVars.ink,
  pointerEvents: 'none',
  '@media': {
    [query.md]: { left: vars.space[40] },
    [query.lg]: { fontSize: 'min(8.25rem, 9.2vw)' },
    [query.wideHeader]: { left: vars.space[56] },
  },
});

export const sign = style({ ...typography.aside, marginTop: '0.5rem' });

// From a laptop on the button beside the description says it.
export const price = style({
  marginTop: `calc(-1 * ${vars.space[16]})`,
  '@media': { [`screen and ${query.lg} and (scripting: enabled)`]: clipped },
});

export const description = style({ ...typography.lead, fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)' });

export const choices = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': { [query.lg]: { gap: airy } },
});

// Beside its number, the largest is as high as the line allows.
globalStyle(`${choices} svg`, { '@media': { [query.lg]: { width: '0.85rem', height: 'auto' } } });

// The chosen bottle fills with what is in it.
globalStyle(`${choices} rect:last-child`, { transition: `fill ${vars.motion.base}` });
globalStyle(`${choices} :checked + svg rect:last-child`, {
  fill: `color-mix(in srgb, ${tintVars.ink} 45%, transparent)`,
});

// On phones the bar stays at the bottom of the window until its own place is reached.
export const buy = style({
  '@media': {
    [bar]: {
      position: 'sticky',
      bottom: 0,
      zIndex: vars.z.sticky,
      marginInline: `calc(-1 * ${vars.space[20]})`,
      padding: `${vars.space[8]} ${vars.space[20]} ${vars.space[12]}`,
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
  '@media': { [bar]: { scrollMarginBottom: '13rem' } },
});

/** Messages appear above the bar, which is higher with the way to the cart. */
globalStyle(`body:has(${buy})`, { '@media': { [bar]: { vars: { [toasterBottom]: '8.25rem' } } } });
globalStyle(`body:has(${buy} a)`, { '@media': { [bar]: { vars: { [toasterBottom]: '11.5rem' } } } });

/** The warning of the law (2014/40/EU): no smaller and no fainter than the text around it. */
export const warning = style({
  ...typography.body,
  padding: vars.space[16],
  border: '2px solid currentColor',
  fontWeight: vars.weight.strong,
});
