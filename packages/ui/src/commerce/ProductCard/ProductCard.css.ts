import type { StyleRule } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { media as query } from '../../styles/media.ts';
import { fadeIn } from '../../styles/motion.css.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, recipe } = layered('commerce');

const sideBySide = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: '1fr' };
const oneInThree = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gridTemplateRows: '1fr' };
const stacked = { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' };
/** The large cell: its text keeps its height, the picture takes the rest. */
const stretched = { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '1fr auto' };

/** A card that stands beside another one on a phone. */
const inPairs = (rule: Omit<StyleRule, '@media'>): StyleRule => ({ '@media': { [query.xsToSm]: rule } });

export const root = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    height: '100%',
    backgroundColor: vars.color.bg.surface,
    // The ring of a focused card is painted over its neighbours.
    ':focus-within': { zIndex: vars.z.focused },
  },
  variants: {
    layout: {
      cell: stacked,
      row: {
        gridTemplateColumns: '8rem minmax(0, 1fr)',
        '@media': { [query.sm]: stacked, [query.magnified]: stacked },
      },
      wide: { ...stacked, '@media': { [query.wideHeader]: oneInThree } },
      wideInTwo: { ...stacked, '@media': { [query.xsToWideHeader]: sideBySide } },
      wideInBoth: { ...stacked, '@media': { [query.xsToWideHeader]: sideBySide, [query.wideHeader]: oneInThree } },
      feature: {
        ...stacked,
        '@media': { [query.sm]: sideBySide, [query.xl]: stretched },
      },
    },
  },
});

export const media = recipe({
  base: { position: 'relative', overflow: 'hidden', backgroundColor: tintVars.tint, aspectRatio: '1' },
  variants: {
    layout: {
      cell: {},
      row: {
        aspectRatio: 'auto',
        '@media': { [query.sm]: { aspectRatio: '1' }, [query.magnified]: { aspectRatio: '1' } },
      },
      wide: {},
      wideInTwo: {},
      wideInBoth: {},
      // From 1024 px its neighbours determine the height of the row.
      feature: { '@media': { [query.belowSm]: { aspectRatio: '4 / 5' }, [query.lg]: { aspectRatio: 'auto' } } },
    },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '@media': {
    [query.motion]: { transition: `transform ${vars.motion.nuee} ${vars.motion.enter}` },
    [query.hoverInMotion]: { selectors: { 'article:hover &': { transform: 'scale(1.03)' } } },
  },
});

export const aromas = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${vars.motion.base} ${vars.motion.enter}`,
  selectors: {
    'article:is(:hover, :has(:focus-visible)) &': { opacity: 1, animation: `${fadeIn} ${vars.motion.base}` },
  },
});

// Above the link, which covers the card.
export const action = style({
  position: 'absolute',
  top: vars.space[8],
  right: vars.space[8],
  zIndex: vars.z.focused,
});

const pairedBody = { padding: `${vars.space[12]} ${vars.space[12]} ${vars.space[16]}` };
const pairedName = { fontSize: '1.0625rem' };
const besideThePicture = { justifyContent: 'flex-end', paddingInline: 'clamp(1rem, 5vw, 2rem)' };

export const body = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: '1.125rem 1.25rem 1.75rem',
  },
  variants: {
    layout: {
      cell: inPairs(pairedBody),
      row: {
        '@media': {
          [query.belowSm]: { padding: vars.space[16] },
        },
      },
      wide: { '@media': { [query.xsToSm]: pairedBody, [query.wideHeader]: besideThePicture } },
      wideInTwo: { '@media': { [query.xsToWideHeader]: besideThePicture } },
      wideInBoth: { '@media': { [query.xs]: besideThePicture } },
      feature: {
        '@media': {
          [query.sm]: { justifyContent: 'flex-end', padding: vars.space[32] },
          [query.xl]: { padding: `${vars.space[24]} ${vars.space[32]} ${vars.space[32]}` },
        },
      },
    },
  },
});

const overPicture = {
  position: 'absolute',
  top: vars.space[12],
  left: vars.space[12],
  flexDirection: 'column',
} as const;
/** On a phone they must clear the dropper of a bottle in half of the window. */
const overPairedPicture: StyleRule = { ...overPicture, ...inPairs({ top: vars.space[8], left: vars.space[8] }) };

export const badges = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    flexWrap: 'wrap',
    gap: vars.space[4],
  },
  variants: {
    layout: {
      cell: overPairedPicture,
      row: {
        marginBottom: vars.space[8],
        '@media': { [query.sm]: { ...overPicture, marginBottom: 0 } },
      },
      wide: overPairedPicture,
      wideInTwo: overPicture,
      wideInBoth: overPicture,
      feature: overPicture,
    },
  },
});

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
  '@media': { [query.magnified]: { display: 'block' } },
});

const nameIn = (media: string): StyleRule => ({ '@media': { [media]: typography.h2 } });
const featureName: StyleRule = {
  ...typography.h3,
  '@media': { [query.xl]: { ...typography.h2, fontSize: '2.25rem' } },
};

export const name = recipe({
  base: { ...typography.name, minWidth: 0 },
  variants: {
    layout: {
      cell: inPairs(pairedName),
      row: {},
      wide: { '@media': { [query.xsToSm]: pairedName, [query.wideHeader]: typography.h2 } },
      wideInTwo: nameIn(query.smToWideHeader),
      wideInBoth: nameIn(query.sm),
      feature: featureName,
    },
  },
});

export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  ':focus-visible': { outline: 'none' },
  '@media': { [query.hover]: { selectors: { 'article:hover &': { textDecorationLine: 'underline' } } } },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '3px' },
  },
});

export const number = recipe({
  base: {
    ...typography.aside,
    fontSize: '0.9375rem',
    flexShrink: 0,
    color: vars.color.fg.muted,
  },
  variants: {
    layout: {
      cell: inPairs({ display: 'none' }),
      row: { '@media': { [query.belowSm]: { display: 'none' } } },
      wide: inPairs({ display: 'none' }),
      wideInTwo: {},
      wideInBoth: {},
      feature: {},
    },
  },
});

const descriptionIn = (media: string): StyleRule => ({
  '@media': { [media]: { ...typography.body, marginTop: vars.space[12] } },
});

export const description = recipe({
  base: { ...typography.small, color: vars.color.fg.muted, marginTop: vars.space[4] },
  variants: {
    layout: {
      // The prices of a row stand on one line.
      cell: { flexGrow: 1, ...inPairs({ display: 'none' }) },
      row: {},
      wide: { '@media': { [query.xsToSm]: { display: 'none' }, ...descriptionIn(query.wideHeader)['@media'] } },
      wideInTwo: descriptionIn(query.smToWideHeader),
      wideInBoth: descriptionIn(query.sm),
      feature: {},
    },
  },
});

export const price = style({ marginTop: vars.space[12], '@media': { [query.xsToSm]: { marginTop: vars.space[4] } } });
