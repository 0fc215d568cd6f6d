import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { fadeIn } from '../../styles/motion.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, recipe, globalStyle } = layered('primitives');
const { bg, fg, border } = vars.color;

export const panel = style({
  zIndex: vars.z.overlay,
  minWidth: '13.625rem',
  maxWidth: 'calc(100vw - 1rem)',
  maxHeight: 'var(--radix-popper-available-height)',
  overflowY: 'auto',
  padding: '0.3125rem',
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.panel,
  backgroundColor: bg.raised,
  boxShadow: vars.shadow.menu,
  animation: `${fadeIn} ${vars.motion.base} ${vars.motion.enter}`,
});

/** The submenu of an item. */
export const sub = style([panel, { minWidth: '12.25rem' }]);

export const item = recipe({
  base: {
    ...typography.small,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minHeight: vars.size.officeControl,
    paddingInline: vars.space[8],
    borderRadius: vars.radius.officeControl,
    cursor: 'pointer',
    userSelect: 'none',
    outline: 'none',
    selectors: {
      '&[data-highlighted], &[data-state="open"]': { backgroundColor: bg.sunken },
      '&[data-disabled]': { color: fg.muted, cursor: 'default' },
    },
    '@media': { [media.belowLg]: { fontSize: '1rem' } },
  },
  variants: { tone: { default: {}, critical: { color: fg.critical } } },
});

export const text = style({ flex: 1 });

export const separator = style({
  height: '1px',
  marginBlock: '0.3125rem',
  marginInline: '-0.3125rem',
  backgroundColor: border.default,
});

export const dot = style({ flex: 'none', width: '0.5rem', height: '0.5rem', borderRadius: vars.radius.full });

export const dotTone = {
  caution: style({ backgroundColor: fg.caution }),
  info: style({ backgroundColor: fg.info }),
  accent: style({ backgroundColor: fg.accent }),
  positive: style({ backgroundColor: fg.positive }),
  critical: style({ backgroundColor: fg.critical }),
  neutral: style({ backgroundColor: fg.neutral }),
};

globalStyle(`[data-disabled] > ${dot}`, { opacity: 0.5 });
