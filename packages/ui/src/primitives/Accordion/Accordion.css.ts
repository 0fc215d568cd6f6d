import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

const hairline = `1px solid ${vars.color.border.default}`;

export const root = style({ borderTop: hairline });

export const item = style({ borderBottom: hairline });

export const trigger = style({
  ...typography.name,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  width: '100%',
  minHeight: vars.space[72],
  paddingBlock: vars.space[20],
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.25em',
  textDecorationThickness: '1px',
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
});

/** Plus and minus overlap, so that one can fade into the other. */
export const mark = style({ display: 'grid', flexShrink: 0, '@media': { print: { display: 'none' } } });

const sign = { gridArea: '1 / 1', transition: `opacity ${vars.motion.base}` };

export const plus = style({ ...sign, selectors: { [`${trigger}[data-state="open"] &`]: { opacity: 0 } } });

export const minus = style({ ...sign, selectors: { [`${trigger}[data-state="closed"] &`]: { opacity: 0 } } });

// A folded answer stays in the page for crawlers and printing, but keyboard and assistive technology can't reach it: until
// the script has said so in attributes, because it isn't visible.
export const content = style({
  selectors: { '&[data-state="closed"]:not([aria-hidden])': { visibility: 'hidden' } },
  '@media': {
    [media.noScript]: { selectors: { '&[data-state="closed"]:not([aria-hidden])': { visibility: 'visible' } } },
  },
});

// The height is animated here and not on the content, because Radix stops the content's transitions to measure it.
export const fold = style({
  display: 'grid',
  gridTemplateRows: '1fr',
  transition: `grid-template-rows ${vars.motion.calm} ${vars.motion.enter}`,
  selectors: { [`${content}[data-state="closed"] > &`]: { gridTemplateRows: '0fr' } },
  '@media': {
    [media.noScript]: { selectors: { [`${content}[data-state="closed"] > &`]: { gridTemplateRows: '1fr' } } },
    [media.reducedMotion]: { transition: 'none' },
    print: {
      transition: 'none',
      selectors: { [`${content}[data-state="closed"] > &`]: { gridTemplateRows: '1fr' } },
    },
  },
});

export const clip = style({
  minHeight: 0,
  overflow: 'hidden',
  // Visible until it is folded.
  transition: `content-visibility ${vars.motion.calm} allow-discrete`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    print: { transition: 'none', contentVisibility: 'visible' },
  },
  // Leaves room for the focus ring of a link at the start of a line.
  marginInline: `calc(-1 * ${vars.space[8]})`,
  paddingInline: vars.space[8],
});

export const body = style({
  ...typography.body,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  maxWidth: vars.size.measure,
  paddingRight: vars.space[40],
  paddingBottom: vars.space[32],
  color: vars.color.fg.muted,
  '@media': { [media.lg]: { paddingRight: 0 } },
});
