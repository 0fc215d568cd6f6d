import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');
const { bg, fg, border } = vars.color;

export const root = style({
  display: 'grid',
  gap: vars.space[12],
  '@media': { [media.lg]: { gap: vars.space[8] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
});

export const label = style({ ...typography.label, fontSize: '0.9375rem' });

export const headDetail = style({ ...typography.small, color: fg.muted });

export const gap = vars.space[8];

export const options = style({ display: 'grid', gap });

export const option = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  minHeight: '3.5rem',
  paddingBlock: vars.space[8],
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: bg.raised,
  fontSize: '1.0625rem',
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: border.accent } } },
    // In one line each: the choice and the button below it fit into the window of a laptop.
    [media.lg]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: vars.size.target,
      paddingBlock: vars.space[4],
    },
    [media.forcedColors]: { selectors: { '&:has(:checked)': { borderWidth: '3px', borderColor: 'Highlight' } } },
  },
  selectors: {
    '&:has(:checked)': {
      borderColor: border.accent,
      boxShadow: `inset 0 0 0 1px ${border.accent}`,
      backgroundColor: bg.accentSoft,
      color: fg.selected,
      fontWeight: vars.weight.strong,
    },
    '&:has([aria-disabled="true"])': {
      borderStyle: 'dashed',
      borderColor: border.default,
      backgroundColor: 'transparent',
      color: fg.muted,
      cursor: 'not-allowed',
    },
    '&:has(:focus-visible)': { outline: `2px solid ${border.focus}`, outlineOffset: '3px', zIndex: vars.z.focused },
  },
});

/** Crossed out from corner to corner. */
export const soldOut = style({
  backgroundImage: `linear-gradient(to top right, transparent calc(50% - 0.5px), ${border.strong} calc(50% - 0.5px) calc(50% + 0.5px), transparent calc(50% + 0.5px))`,
  selectors: { '&:not(:has(:checked))': { color: fg.muted } },
});

// The invisible input covers its card, so that a press anywhere on the card is a press on the control.
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});

export const hint = style({ ...typography.small, color: fg.muted });

export const stacked = style({
  display: 'grid',
  justifyItems: 'center',
  lineHeight: 1.25,
  '@media': { [media.wideHeader]: { display: 'inline' } },
});

export const unit = style({
  fontSize: '0.8125rem',
  fontWeight: vars.weight.regular,
  color: fg.muted,
  selectors: { [`${option}:has(:checked) &`]: { color: 'inherit' }, [`${stacked} > &`]: { fontSize: '0.75rem' } },
});
