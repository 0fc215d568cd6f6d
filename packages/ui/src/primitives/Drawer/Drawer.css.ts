import { layered } from '../../styles/layered.ts';
import { leavingTransition, left } from '../../styles/leaving.ts';
import { media } from '../../styles/media.ts';
import { fadeIn, slideInFromLeft, slideInFromRight } from '../../styles/motion.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, recipe } = layered('primitives');
const { bg, border } = vars.color;

/** In from its edge, and back out. */
const sliding = (enter: string, translate: string) => ({
  animation: `${enter} ${vars.motion.calm} ${vars.motion.enter}`,
  selectors: { '&:not([open])': { opacity: 1, translate, transition: leavingTransition(undefined, 'translate') } },
});

export const root = recipe({
  base: {
    // A strip of the page stays visible: a press there closes the drawer.
    width: 'min(21.25rem, calc(100vw - 3rem))',
    height: '100dvh',
    backgroundColor: bg.surface,
    selectors: {
      '&[open]': { display: 'flex' },
      '&::backdrop': { backgroundColor: bg.scrim },
      '&:not([open])': left,
      '&:not([open])::backdrop': left,
    },
    '@media': {
      [media.motion]: {
        selectors: { '&::backdrop': { animation: `${fadeIn} ${vars.motion.calm} ${vars.motion.enter}` } },
      },
    },
  },
  variants: {
    side: {
      left: {
        marginInlineEnd: 'auto',
        '@media': { [media.motion]: sliding(slideInFromLeft, '-100% 0') },
      },
      right: {
        marginInlineStart: 'auto',
        '@media': { [media.motion]: sliding(slideInFromRight, '100% 0') },
      },
    },
  },
});

export const frame = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

export const head = style({
  ...typography.h3,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  flex: 'none',
  minHeight: '3.75rem',
  paddingInline: vars.space[20],
  borderBottom: `1px solid ${border.default}`,
});

// The icon, not its target, lines up with the content.
export const close = style({ marginInlineEnd: '-0.6875rem' });

export const body = style({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', padding: vars.space[20] });

export const foot = style({
  flex: 'none',
  padding: vars.space[12],
  paddingInline: vars.space[20],
  borderTop: `1px solid ${border.default}`,
});
