import type { StyleRule } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { media as query } from '../../styles/media.ts';
import { fadeIn } from '../../styles/motion.css.ts';
import { tintVars, wash } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, recipe, globalStyle } = layered('commerce');

const sideBySide = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: '1fr' };
const oneInThree = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridTemplateRows: '1fr' };
const stacked = { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' };
/** The large cell: its text keeps its height, the picture takes the rest. */
const stretched = { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '1fr auto' };

/** A card that stands beside another one on a phone. */
const inPairs = (rule: Omit<StyleRule, '@media'>): StyleRule => ({ '@media': { [query.xsToSm]: rule } });

/** A card that is alone on its row, of two columns or of three. */
const inTwo = style({ '@media': { [query.xsToWideHeader]: sideBySide } });
const inThree = style({ '@media': { [query.wideHeader]: oneInThree } });

/** Its text is beside the picture, on a field in its colour. */
const alone = (rule: Omit<StyleRule, '@media'>, twoColumns: string = query.xsToWideHeader) => ({
  [twoColumns]: { selectors: { [`${inTwo} &`]: rule } },
  [query.wideHeader]: { selectors: { [`${inThree} &`]: rule } },
});

export const root = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    ...stacked,
    height: '100%',
    backgroundColor: vars.color.bg.surface,
    // The ring of a focused card is painted over its neighbours.
    ':focus-within': { zIndex: vars.z.focused },
  },
  variants: {
    layout: {
      cell: {},
      row: {
        gridTemplateColumns: '8rem minmax(0, 1fr)',
        gridTemplateRows: 'auto',
        '@media': { [query.sm]: stacked, [query.magnified]: stacked },
      },
      wide: [inThree],
      wideInTwo: [inTwo],
      wideInBoth: [inTwo, inThree],
      feature: { '@media': { [query.sm]: sideBySide, [query.xl]: stretched } },
    },
  },
});

export const media = recipe({
  base: {
    position: 'relative',
    placeSelf: 'stretch',
    overflow: 'hidden',
    backgroundColor: tintVars.tint,
    aspectRatio: '1',
  },
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

/** In the second of three columns. */
export const second = style({ '@media': { [query.belowWideHeader]: { display: 'none' } } });

// It shows already what the first one would fade to.
globalStyle(`div:has(+ ${second}) > ${aromas}`, { '@media': { [query.wideHeader]: { display: 'none' } } });

// Above the link, which covers the card.
export const action = style({
  position: 'absolute',
  top: vars.space[8],
  right: vars.space[8],
  zIndex: vars.z.focused,
});

const pairedBody = { padding: `${vars.space[12]} ${vars.space[12]} ${vars.space[16]}` };
const pairedName = { fontSize: '1.0625rem' };
const besideThePicture = { paddingInline: 'clamp(1rem, 5vw, 2rem)', backgroundColor: wash };

export const body = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: '1.125rem 1.25rem 1.75rem',
    '@media': alone(besideThePicture),
    // Without flavours it has their column too.
    selectors: { [`${inThree} > &:nth-child(2)`]: { '@media': { [query.wideHeader]: { gridColumn: '2 / -1' } } } },
  },
  variants: {
    layout: {
      cell: inPairs(pairedBody),
      row: {
        '@media': {
          [query.belowSm]: { padding: vars.space[16] },
        },
      },
      wide: inPairs(pairedBody),
      wideInTwo: {},
      wideInBoth: {},
      feature: {
        '@media': {
          [query.sm]: { justifyContent: 'flex-end', padding: vars.space[32] },
          [query.xl]: { padding: `${vars.space[24]} ${vars.space[32]} ${vars.space[32]}` },
        },
      },
    },
  },
});

const inLine = { position: 'static', flexDirection: 'row', marginBottom: vars.space[8] } as const;
/** In half of a phone they would lie on the dropper. */
const inLineInPairs = inPairs(inLine);

export const badges = recipe({
  base: {
    position: 'absolute',
    top: vars.space[12],
    left: vars.space[12],
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    flexWrap: 'wrap',
    gap: vars.space[4],
  },
  variants: {
    layout: {
      cell: inLineInPairs,
      row: { '@media': { [query.belowSm]: inLine } },
      wide: inLineInPairs,
      wideInTwo: inLineInPairs,
      wideInBoth: inLineInPairs,
      feature: {},
    },
  },
});

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
  '@media': {
    [query.magnified]: { display: 'block' },
    // The numeral stands at the head of the field, the name at its foot.
    ...alone({ flexDirection: 'column-reverse', alignItems: 'flex-start', flexGrow: 1 }),
  },
});

const featureName: StyleRule = {
  ...typography.h3,
  '@media': { [query.xl]: { ...typography.h2, fontSize: '2.25rem' } },
};
/** As large as a third of the chart allows. */
const aloneName = { ...typography.h2, fontSize: 'clamp(2rem, 2.6vw, 3rem)' };

export const name = recipe({
  base: { ...typography.name, minWidth: 0, '@media': alone(aloneName, query.smToWideHeader) },
  variants: {
    layout: {
      cell: inPairs(pairedName),
      row: {},
      wide: inPairs(pairedName),
      wideInTwo: {},
      wideInBoth: {},
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
    '@media': alone({ fontSize: 'clamp(2rem, 7vw, 4.5rem)', lineHeight: 1, color: tintVars.ink }),
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

export const description = recipe({
  base: {
    ...typography.small,
    color: vars.color.fg.muted,
    marginTop: vars.space[4],
    // The prices of a row stand on one line.
    flexGrow: 1,
    '@media': alone({ flexGrow: 0 }),
  },
  variants: {
    layout: {
      cell: inPairs({ display: 'none' }),
      row: {},
      wide: inPairs({ display: 'none' }),
      wideInTwo: {},
      wideInBoth: {},
      feature: { flexGrow: 0 },
    },
  },
});

export const price = style({ marginTop: vars.space[12], '@media': { [query.xsToSm]: { marginTop: vars.space[4] } } });
