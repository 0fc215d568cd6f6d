import { layered } from '../../styles/layered.ts';
import { media as query } from '../../styles/media.ts';
import { fadeIn, riseIn } from '../../styles/motion.css.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';
import { headerWord } from '../headerWord.ts';

const { style } = layered('commerce');

// From 16 px at 1200 px to 28 px at 1440 px, so that the name of the house stays in the middle.
export const list = style({ display: 'flex', gap: 'clamp(1rem, 5vw - 2.75rem, 1.75rem)' });

export const word = style({
  ...headerWord,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  // As high as the header, so that no gap lies between the word and its panel.
  height: vars.size.headerWide,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.fast}`,
  position: 'relative',
  // The ring goes around the word and its chevron, not around the whole height of the header.
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&[aria-current]': { fontWeight: vars.weight.strong },
    '&:focus-visible::after': {
      content: '""',
      position: 'absolute',
      inset: 'calc(50% - 1rem) -6px',
      outline: `2px solid ${vars.color.border.focus}`,
    },
  },
  '@media': {
    [query.hover]: { ':hover': { color: vars.color.fg.accent } },
    // Its panel opens only with scripts.
    [query.noScript]: { selectors: { 'button&': { display: 'none' } } },
  },
});

export const label = style({ position: 'relative' });

// Before the word, as in the list of categories: above it, it would read as an accent of one of its letters.
export const mark = style({ position: 'absolute', top: 0, right: '100%', marginRight: vars.space[4] });

export const chevron = style({
  '@media': { [query.motion]: { transition: `rotate ${vars.motion.base} ${vars.motion.enter}` } },
  selectors: { '[data-state=open] > &': { rotate: '180deg' } },
});

/** Radix renders the panel in here, because it positions the box around the list itself. */
export const viewport = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: vars.z.focused,
  borderBottom: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.bg.surface,
  boxShadow: vars.shadow.menu,
  '@media': { [query.motion]: { animation: `${riseIn} ${vars.motion.base} ${vars.motion.enter}` } },
});

export const panelContent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: vars.space[24],
  paddingTop: '3rem',
  paddingBottom: vars.space[56],
});

export const intro = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[24],
});

export const sentence = style({ ...typography.lead, maxWidth: '17rem', color: vars.color.fg.muted });

export const all = style({
  ...typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: vars.size.target,
});

export const allLabel = style({
  paddingBottom: '0.125rem',
  borderBottom: `1px solid ${vars.color.border.strong}`,
  transition: `border-color ${vars.motion.fast}`,
  '@media': { [query.hover]: { selectors: { 'a:hover > &': { borderColor: 'currentColor' } } } },
});

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[24],
});

export const tile = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });

export const media = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '1',
  backgroundColor: tintVars.tint,
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  objectPosition: '50% 62%',
  '@media': {
    [query.motion]: { transition: `transform ${vars.motion.nuee} ${vars.motion.enter}` },
    [query.hoverInMotion]: { selectors: { 'a:hover &': { transform: 'scale(1.03)' } } },
  },
});

export const tileName = style({
  ...typography.name,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  selectors: { ':focus-visible > &': { textDecorationLine: 'underline' } },
  '@media': { [query.hover]: { selectors: { 'a:hover > &': { textDecorationLine: 'underline' } } } },
});

// A scrim at half strength, so that the page below stays visible.
export const scrim = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  height: '100vh',
  backgroundColor: `color-mix(in srgb, ${vars.color.bg.scrim} 50%, transparent)`,
  '@media': { [query.motion]: { animation: `${fadeIn} ${vars.motion.base} ${vars.motion.enter}` } },
});
