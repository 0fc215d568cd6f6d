import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');
const { fg, border } = vars.color;

export const root = style({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${border.default}`,
  '@media': { [media.lg]: { flexDirection: 'column', overflowX: 'visible', borderBottom: 'none' } },
});

export const tab = style({
  ...typography.body,
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.field,
  paddingInline: vars.space[12],
  borderBottom: '2px solid transparent',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.fast}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: fg.accent } } },
    [media.belowLg]: { selectors: { '&[aria-selected="true"]': { borderBottomColor: border.accent } } },
    [media.lg]: {
      gap: vars.space[12],
      paddingInline: 0,
      borderBottom: `1px solid ${border.default}`,
      whiteSpace: 'normal',
    },
  },
  selectors: {
    '&[aria-selected="true"]': { fontWeight: vars.weight.strong },
    // The reset removes the ring from elements focused only by script, but here the arrow keys do that. The ring is
    // inside, because the scrolling would cut it off.
    '&:focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '-3px' },
  },
});

// In a column the gold accent marks the current tab, in a row its plum edge.
const onlyBelowEachOther = {
  display: 'none',
  '@media': { [media.lg]: { display: 'block' } },
} as const;

export const icon = style({
  ...onlyBelowEachOther,
  flexShrink: 0,
  color: fg.muted,
  selectors: { '[aria-selected="true"] > &': { color: fg.accent } },
});

export const badge = style({ '@media': { [media.lg]: { marginInlineStart: 'auto' } } });

export const mark = style({
  ...onlyBelowEachOther,
  marginInlineStart: 'auto',
  // Beside a badge, which is at the edge already.
  selectors: { [`${badge} ~ &`]: { marginInlineStart: 0 } },
});
