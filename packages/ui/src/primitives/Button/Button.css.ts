import { createVar, fallbackVar } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { recipe, style } = layered('primitives');

const { bg, fg, border } = vars.color;
/** The horizontal padding of a small button, for places that need it narrower. */
export const smallPadding = createVar();

const enabled = '&:not(:disabled, [data-loading], [data-done])';
/** Of a button whose colour for hovered has no other for pressed. */
const pressed = { [`${enabled}:active`]: { opacity: 0.8 } };

/** No box: without a sign it takes no gap. */
export const sign = style({ display: 'contents' });

export const root = recipe({
  base: {
    ...typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[12],
    paddingBlock: vars.space[8],
    paddingInline: '1.75rem',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    textAlign: 'center',
    textDecoration: 'none',
    '@media': {
      [media.noScript]: { selectors: { 'button&:not(noscript *)': { display: 'none' } } },
      // Also where it is a link.
      print: { display: 'none' },
    },
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    selectors: {
      // The padding shrinks by the width of the icon and its gap, so that the button keeps its width.
      '&[data-loading], &[data-done]': { paddingInline: '0.875rem' },
      '&[data-loading]': { cursor: 'progress' },
      '&[data-done]': { backgroundColor: bg.positive, borderColor: 'transparent', color: fg.onTone },
      '&:disabled': {
        backgroundColor: bg.disabled,
        borderColor: 'transparent',
        color: fg.muted,
        cursor: 'not-allowed',
      },
    },
  },
  variants: {
    variant: {
      primary: {
        backgroundColor: bg.accent.default,
        color: fg.onAccent,
        '@media': {
          [media.hover]: {
            // A pressed button is also hovered by the mouse: the colour for pressed wins.
            selectors: { [`${enabled}:hover:not(:active)`]: { backgroundColor: bg.accent.hovered } },
          },
        },
        selectors: { [`${enabled}:active`]: { backgroundColor: bg.accent.pressed } },
      },
      secondary: {
        borderColor: border.strong,
        color: fg.default,
        '@media': {
          [media.hover]: {
            selectors: { [`${enabled}:hover`]: { backgroundColor: bg.text, borderColor: bg.text, color: fg.onTone } },
          },
        },
        selectors: pressed,
      },
      critical: {
        backgroundColor: bg.critical,
        color: fg.onTone,
        '@media': {
          [media.hover]: { selectors: { [`${enabled}:hover`]: { backgroundColor: bg.criticalHovered } } },
        },
        selectors: pressed,
      },
    },
    size: {
      sm: {
        ...typography.label,
        minHeight: vars.size.target,
        paddingBlock: vars.space[4],
        paddingInline: fallbackVar(smallPadding, vars.space[20]),
      },
      md: { minHeight: vars.size.control },
      lg: { minHeight: vars.size.controlLarge },
    },
    width: { auto: {}, full: { width: '100%' } },
  },
});
