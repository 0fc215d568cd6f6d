import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { typography } from '../styles/typography.ts';
import { vars } from '../styles/vars.css.ts';

const { style } = layered('admin');
const { border, bg, fg } = vars.color;

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
  border: `1px dashed ${border.strong}`,
  borderRadius: vars.radius.officeControl,
  selectors: { '&[data-over]': { borderColor: border.accent, backgroundColor: bg.accentSoft } },
});

export const picture = style({
  width: '4rem',
  height: '4rem',
  objectFit: 'cover',
  borderRadius: vars.radius.officeControl,
});

export const button = style({
  ...typography.button,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space[16],
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.officeControl,
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { backgroundColor: bg.accentSoft } } },
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${border.focus}`, outlineOffset: '3px' } },
});

/** The invisible input takes the presses on the button drawn in its place. */
export const input = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });

export const name = style({ ...typography.caption, color: fg.muted, overflowWrap: 'anywhere' });
