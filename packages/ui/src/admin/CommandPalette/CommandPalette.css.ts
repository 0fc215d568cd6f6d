import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');
const { bg, fg, border } = vars.color;

/** Its head stays where it is while what was found grows and shrinks below. */
export const root = style({
  marginTop: '12dvh',
  maxHeight: '76dvh',
  '@media': { [media.belowSm]: { marginTop: vars.space[20] } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 'none',
  paddingInline: vars.space[16],
  borderBottom: `1px solid ${border.strong}`,
});

export const mark = style({ flex: 'none', color: fg.muted });

export const field = style({
  flex: 1,
  minWidth: 0,
  minHeight: '3.5rem',
  paddingInline: vars.space[4],
  border: 'none',
  backgroundColor: 'transparent',
  // iOS zooms into fields with smaller text.
  fontSize: '1rem',
  textOverflow: 'ellipsis',
  '::placeholder': { color: fg.muted, opacity: 1 },
  // It holds the focus as long as it is there: the caret and the line below show where one types.
  ':focus-visible': { outline: 'none' },
});

export const status = style({
  ...typography.caption,
  flex: 'none',
  paddingTop: vars.space[12],
  paddingInline: vars.space[20],
  color: fg.muted,
});

export const list = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[12],
  paddingTop: 0,
});

export const group = style({ paddingTop: vars.space[8] });

export const kind = style({
  ...typography.caption,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[8],
  color: fg.muted,
});

export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[12],
  minHeight: vars.size.target,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.officeControl,
  cursor: 'pointer',
});

export const chosen = style({
  backgroundColor: bg.sunken,
  // Where colours are the reader's own, a background says nothing.
  '@media': { [media.forcedColors]: { outline: '2px solid', outlineOffset: '-2px' } },
});

export const name = style({ fontWeight: vars.weight.label, overflowWrap: 'anywhere' });

export const detail = style({ ...typography.small, color: fg.muted, overflowWrap: 'anywhere' });
