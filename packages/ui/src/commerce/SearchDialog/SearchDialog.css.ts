import { layered } from '../../styles/layered.ts';
import { leavingTransition, left } from '../../styles/leaving.ts';
import { media } from '../../styles/media.ts';
import { fadeIn, slideInFromTop } from '../../styles/motion.css.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');
const { bg, fg, border } = vars.color;

/** The space between the edge of a target of 44 px and its icon. */
const overhang = '-0.6875rem';
/** The page's margins, so that the sheet lines up with the page below. */
const margin = {
  phone: vars.space[20],
  md: vars.space[40],
  wide: `max(${vars.space[56]}, calc((100% - ${vars.size.content}) / 2))`,
};

export const root = style({
  width: '100%',
  height: '100dvh',
  marginBottom: 'auto',
  backgroundColor: bg.surface,
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': { backgroundColor: bg.scrim },
    '&:not([open])': left,
    '&:not([open])::backdrop': left,
  },
  '@media': {
    [media.md]: {
      height: 'fit-content',
      maxHeight: '80vh',
      borderBottom: `1px solid light-dark(transparent, ${border.default})`,
      boxShadow: vars.shadow.dialog,
    },
    [media.motion]: {
      animation: `${slideInFromTop} ${vars.motion.calm} ${vars.motion.enter}`,
      selectors: {
        '&::backdrop': { animation: `${fadeIn} ${vars.motion.calm} ${vars.motion.enter}` },
        '&:not([open])': { opacity: 1, translate: '0 -100%', transition: leavingTransition(undefined, 'translate') },
      },
    },
  },
});

export const frame = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  flex: 'none',
  minHeight: '4.25rem',
  paddingInline: margin.phone,
  borderBottom: `1px solid ${fg.default}`,
  '@media': {
    [media.md]: { minHeight: '6rem', gap: vars.space[20], marginInline: margin.md, paddingInline: 0 },
    [media.wideHeader]: { marginInline: margin.wide },
  },
});

export const mark = style({ flex: 'none' });

export const field = style({
  ...typography.h3,
  fontSize: 'clamp(1.375rem, 0.9rem + 1.9vw, 2.625rem)',
  flex: 1,
  minWidth: 0,
  minHeight: vars.size.field,
  border: 'none',
  background: 'none',
  // Otherwise Safari rounds search fields.
  appearance: 'none',
  '::placeholder': { color: fg.muted, opacity: 1 },
  // The sheet has a close button, so the field needs no clear button of its own.
  '::-webkit-search-cancel-button': { display: 'none' },
  // The caret and the line below show where to type.
  ':focus-visible': { outline: 'none' },
  '@media': { [media.lg]: { fontWeight: vars.weight.extraLight } },
});

// On phones the icon, not its target, lines up with the content.
export const close = style({ '@media': { [media.belowMd]: { marginInlineEnd: overhang } } });

export const body = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingTop: vars.space[16],
  paddingBottom: vars.space[32],
  '@media': {
    [media.md]: { paddingTop: vars.space[24], paddingBottom: '3rem', paddingInline: margin.md },
    [media.wideHeader]: { paddingInline: margin.wide },
  },
});

export const status = style({ '@media': { [media.belowMd]: { paddingInline: margin.phone } } });

export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: vars.space[8],
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[24], paddingTop: vars.space[12] },
  },
});

export const result = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4.75rem minmax(0, 1fr) auto',
  columnGap: vars.space[16],
  alignItems: 'center',
  paddingBlock: '0.875rem',
  borderBottom: `1px solid ${border.default}`,
  '@media': {
    [media.belowMd]: { paddingInline: margin.phone },
    [media.lg]: {
      gridTemplateColumns: '9rem minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      columnGap: vars.space[20],
      paddingBlock: 0,
      borderBottom: 'none',
    },
  },
});

export const picture = style({
  aspectRatio: '1',
  backgroundColor: tintVars.tint,
  '@media': { [media.lg]: { gridRow: '1 / -1' } },
});

// The names of a row stand on one line, and so do its prices.
export const text = style({ minWidth: 0, '@media': { [media.lg]: { alignSelf: 'start' } } });

export const link = style({
  ...typography.name,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  '@media': {
    [media.hover]: { selectors: { 'li:hover &': { textDecorationLine: 'underline' } } },
    [media.lg]: { selectors: { '&:focus-visible::after': { outlineOffset: '3px' } } },
  },
  // Inside the row, because rows on a phone reach from edge to edge.
  selectors: { '&:focus-visible::after': { outline: `2px solid ${border.focus}`, outlineOffset: '-2px' } },
});

export const description = style({ ...typography.small, color: fg.muted });

export const price = style({
  justifyContent: 'flex-end',
  // A reduced price is above the regular one, so that the name keeps its room.
  maxWidth: '4.5rem',
  '@media': {
    [media.lg]: {
      gridColumn: '2',
      justifyContent: 'flex-start',
      maxWidth: 'none',
      marginTop: vars.space[8],
    },
  },
});

export const elsewhere = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[24],
  paddingBottom: vars.space[32],
});
