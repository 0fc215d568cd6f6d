import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, recipe } = layered('commerce');

const current = ':has(> [aria-current])';
const pointed = ':has(> :is(:hover, :focus-visible))';

/** The number of flavours stands below their picture, on its tint: no ink is legible on every picture. */
const foot = '2.25rem';

export const bands = recipe({
  base: {
    display: 'flex',
    height: vars.size.target,
    '@media': { [media.md]: { height: 'clamp(11rem, 18vw, 17rem)' } },
  },
  variants: {
    pictures: {
      bottles: {},
      aromas: {
        '@media': {
          // A tenth of a phone would be a strip of colours.
          [media.belowMd]: { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', height: 'auto' },
          [media.md]: { height: `calc(clamp(6rem, 16vw, 15rem) + ${foot})` },
        },
      },
    },
  },
});

export const band = style({
  flex: '1 1 0',
  minWidth: 0,
  backgroundColor: tintVars.tint,
  color: tintVars.ink,
  selectors: { [`&${current}`]: { flexGrow: 2 } },
  '@media': {
    [media.md]: { selectors: { [`&${current}`]: { flexGrow: 3.5 } } },
    [`${media.md} and ${media.hover}`]: { selectors: { [`&${pointed}:not(${current})`]: { flexGrow: 2 } } },
    [media.motion]: { transition: `flex-grow ${vars.motion.base} ${vars.motion.enter}` },
  },
});

export const link = style({
  position: 'relative',
  display: 'block',
  height: '100%',
  ':focus-visible': { outlineOffset: '-4px' },
});

export const picture = recipe({
  base: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  variants: {
    pictures: {
      aromas: {
        position: 'static',
        height: `calc(100% - ${foot})`,
        '@media': { [media.belowMd]: { height: 'auto', aspectRatio: '1' } },
      },
      // Without a box its file isn't requested.
      bottles: {
        display: 'none',
        '@media': {
          [`${media.md} and ${media.hover}`]: {
            selectors: { ':is(:hover, :focus-visible) > &': { display: 'block' } },
          },
        },
      },
    },
  },
});

export const words = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
  },
  variants: {
    pictures: {
      bottles: {
        '@media': {
          // Ten bands of a tablet have room for « N° 10 ».
          [media.md]: {
            alignItems: 'flex-start',
            justifyContent: 'flex-end',
            padding: `${vars.space[16]} min(1vw, ${vars.space[16]})`,
          },
        },
      },
      aromas: { position: 'static', height: foot },
    },
  },
});

export const name = style({
  ...typography.h3,
  display: 'none',
  '@media': { [media.md]: { display: 'block' } },
});

export const number = style({ ...typography.aside, whiteSpace: 'nowrap' });

/** On a phone only the current band has room for it. */
export const sign = style({
  '@media': { [media.belowMd]: { selectors: { 'a:not([aria-current]) &': { display: 'none' } } } },
});
