import { createVar } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('primitives');
const { bg, fg, border } = vars.color;

/** Height of the bar fixed at the top of the page: the header of the table sticks below it. */
export const stickyTop = createVar();

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  // A new page of the list is scrolled to its first row, below the fixed header.
  scrollMarginTop: `calc(var(${stickyTop.slice(4, -1)}, 0px) + ${vars.space[12]})`,
});

// `clip` cuts the corners and, unlike `hidden`, lets the header stick to the page.
export const frame = style({
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.panel,
  overflow: 'clip',
});

export const table = style({
  ...typography.small,
  width: '100%',
  borderSpacing: 0,
  '@media': { [media.lg]: { tableLayout: 'fixed' }, [media.belowLg]: { display: 'block' } },
});

export const head = style({ '@media': { [media.belowLg]: { display: 'none' } } });

export const body = style({ '@media': { [media.belowLg]: { display: 'block' } } });

const cellPadding = {
  paddingInline: '0.6875rem',
  '@media': { [media.xl]: { paddingInline: vars.space[16] } },
} as const;

export const headCell = style({
  ...typography.caption,
  ...cellPadding,
  position: 'sticky',
  top: `var(${stickyTop.slice(4, -1)}, 0px)`,
  zIndex: vars.z.sticky,
  height: '2.5rem',
  borderBottom: `1px solid ${border.default}`,
  backgroundColor: bg.surface,
  color: fg.muted,
  fontWeight: vars.weight.label,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const sortButton = style({
  position: 'relative',
  minHeight: '1.75rem',
  borderRadius: vars.radius.control,
  color: 'inherit',
  '@media': { [media.hover]: { ':hover': { color: fg.default } } },
  selectors: { '&[data-sorted]': { color: fg.default, fontWeight: vars.weight.strong } },
});

export const sortMark = style({
  // It is in the padding, so that words and amounts line up with and without it.
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'calc(100% + 1px)',
  marginBlock: 'auto',
  // Invisible until the column is sorted, hovered or pressed, so that the header isn't cluttered.
  opacity: 0,
  selectors: {
    [`${sortButton}[data-sorted] > &, ${sortButton}:focus-visible > &`]: { opacity: 1 },
  },
  '@media': { [media.hover]: { selectors: { [`${sortButton}:hover > &`]: { opacity: 1 } } } },
});

export const toEnd = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${toEnd} ${sortMark}`, { insetInline: 'auto calc(100% + 1px)' });

export const row = style({
  // For a link that covers its row.
  position: 'relative',
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: bg.surface, transition: `background-color ${vars.motion.fast}` } },
    [media.belowLg]: {
      display: 'grid',
      columnGap: vars.space[16],
      padding: vars.space[16],
      selectors: { '& + &': { borderTop: `1px solid ${border.default}` } },
    },
  },
});

export const cell = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [media.lg]: {
      ...cellPadding,
      // As high as two lines: a list shows as many rows as can be read.
      height: '3.25rem',
      paddingBlock: vars.space[4],
      verticalAlign: 'middle',
      selectors: { [`${row}:not(:first-child) > &`]: { borderTop: `1px solid ${border.default}` } },
    },
    [media.xl]: { paddingInline: vars.space[16] },
  },
});

/** In a stacked row without a place for it: to the left of the menu, which ends the first line. */
export const selectionCell = style({
  '@media': { [media.belowLg]: { gridRow: 1, gridColumnEnd: -1, justifySelf: 'end', marginInlineEnd: vars.space[40] } },
});

/** A cell that the stacked row leaves out, because another cell shows its content. */
export const wideOnly = style({ '@media': { [media.belowLg]: { display: 'none' } } });

/** Replaces the header where rows are stacked. */
export const stackedHead = style({
  display: 'flex',
  // Rendered on narrow windows only, except in prerendered HTML, where the window's width is unknown.
  '@media': { [media.lg]: { display: 'none' } },
  alignItems: 'center',
  gap: vars.space[8],
  paddingInline: vars.space[16],
  borderBottom: `1px solid ${border.default}`,
  backgroundColor: bg.surface,
});

export const message = style({
  ...typography.label,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[16],
  minHeight: '16rem',
  padding: vars.space[32],
  textAlign: 'center',
});

export const empty = style({});
// The frame of the table already is its border.
globalStyle(`${frame} > ${empty} > *`, { border: 'none' });

/** The number of rows, and at the other end the pagination. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const count = style({ ...typography.small, color: fg.muted, minHeight: '1.5em' });
