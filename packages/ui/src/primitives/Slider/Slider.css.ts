import { createVar } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

const thumbSize = '1.5rem';
/** The positions of the thumbs: 0 at the beginning of the track, 1 at its end. Set by the part. */
export const lower = createVar();
export const upper = createVar();
/** The centre of a thumb: at the ends it is half a thumb away from the edge. */
const middleOf = (share: string): string => `calc(${thumbSize} / 2 + (100% - ${thumbSize}) * ${share})`;
const between = middleOf(`(${lower} + ${upper}) / 2`);

export const root = style({ position: 'relative', height: vars.size.target });

const line = { position: 'absolute', top: 'calc(50% - 1px)', height: '2px', pointerEvents: 'none' } as const;

export const track = style({
  ...line,
  insetInline: 0,
  backgroundColor: vars.color.border.default,
  '@media': { [media.forcedColors]: { borderTop: '2px solid CanvasText' } },
});

export const range = style({
  ...line,
  left: middleOf(lower),
  right: `calc(100% - ${middleOf(upper)})`,
  backgroundColor: vars.color.bg.accent.default,
  '@media': { [media.forcedColors]: { borderTop: '2px solid Highlight' } },
});

const thumb = {
  boxSizing: 'border-box',
  width: thumbSize,
  height: thumbSize,
  border: `2px solid ${vars.color.border.accent}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bg.raised,
  appearance: 'none',
} as const;

const focused = { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '3px' } as const;

const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  background: 'none',
  outline: 'none',
  appearance: 'none',
  cursor: 'pointer',
  // A finger that moves along the track moves the thumb; one that swipes across it scrolls.
  touchAction: 'pan-y',
  '::-webkit-slider-thumb': thumb,
  '::-moz-range-thumb': thumb,
  selectors: {
    '&:focus-visible::-webkit-slider-thumb': focused,
    '&:focus-visible::-moz-range-thumb': focused,
    // Not clipped while it is dragged: before the script has loaded, nothing moves the middle.
    '&:active': { clipPath: 'none', zIndex: vars.z.focused },
  },
});

// Each input takes the presses on its side of the middle between the thumbs; its other side is clipped.
export const thumbOf = {
  lower: style([input, { clipPath: `inset(-1rem calc(100% - ${between}) -1rem -1rem)` }]),
  upper: style([input, { clipPath: `inset(-1rem -1rem -1rem ${between})` }]),
};
