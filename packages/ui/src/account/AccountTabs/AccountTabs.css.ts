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
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.fast}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: fg.accent } } },
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

export const icon = style({
  display: 'none',
  flexShrink: 0,
  color: fg.muted,
  '@media': { [media.lg]: { display: 'block' } },
  selectors: { '[aria-selected="true"] > &': { color: fg.accent } },
});

export const badge = style({ '@media': { [media.lg]: { marginInlineStart: 'auto' } } });

// In a column it stands at the right edge.
export const mark = style({
  '@media': { [media.lg]: { marginInlineStart: 'auto' } },
  // Beside a badge, which is at the edge already.
  selectors: { [`${badge} ~ &`]: { marginInlineStart: 0 } },
});
