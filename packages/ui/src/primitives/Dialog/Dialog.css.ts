import { layered } from '../../styles/layered.ts';
import { left } from '../../styles/leaving.ts';
import { media } from '../../styles/media.ts';
import { fadeIn, riseIn } from '../../styles/motion.css.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle, recipe } = layered('primitives');

export const root = recipe({
  base: {
    width: `calc(100vw - 2 * ${vars.space[20]})`,
    maxHeight: '90dvh',
    margin: 'auto',
    border: `1px solid light-dark(transparent, ${vars.color.border.default})`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.bg.raised,
    boxShadow: vars.shadow.dialog,
    selectors: {
      '&[open]': { display: 'flex' },
      '&::backdrop': { backgroundColor: vars.color.bg.scrim },
      '&:not([open])': left,
      '&:not([open])::backdrop': left,
    },
    '@media': {
      [media.motion]: {
        animation: `${riseIn} ${vars.motion.calm} ${vars.motion.enter}`,
        selectors: { '&::backdrop': { animation: `${fadeIn} ${vars.motion.calm} ${vars.motion.enter}` } },
      },
    },
  },
  variants: { size: { sm: { maxWidth: '26.25rem' }, md: { maxWidth: '34rem' }, lg: { maxWidth: '42rem' } } },
});

const column = { display: 'flex', flexDirection: 'column', flex: 1 } as const;

export const frame = style({ ...column, minWidth: 0 });
// A form around the parts: its body scrolls, its title and its actions stay.
globalStyle(`${frame} > form`, { ...column, minHeight: 0 });

export const head = style({
  flex: 'none',
  paddingTop: vars.space[32],
  paddingBottom: vars.space[16],
  paddingInline: vars.space[32],
});

export const body = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space[24],
  paddingInline: vars.space[32],
  selectors: {
    [`${head} + &`]: { paddingTop: vars.space[4] },
    // The dialog would clip a focus ring outside its box.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  flex: 'none',
  padding: vars.space[24],
  paddingInline: vars.space[32],
  borderTop: `1px solid ${vars.color.border.default}`,
});

// In a low window it scrolls by itself, so that the body keeps its place.
export const note = style({ flexBasis: '100%', maxHeight: '30dvh', overflowY: 'auto' });
