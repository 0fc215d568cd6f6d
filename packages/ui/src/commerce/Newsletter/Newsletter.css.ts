import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

const ring = { outlineColor: vars.color.border.focusInverse };

export const root = style({
  backgroundColor: vars.color.bg.inverse,
  color: vars.color.fg.inverse,
  '@media': { print: { display: 'none' } },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  alignItems: 'center',
  maxWidth: vars.size.contentWithMargins,
  marginInline: 'auto',
  padding: `${vars.space[72]} ${vars.space[20]}`,
  '@media': {
    [media.md]: { paddingInline: vars.space[40] },
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: vars.space[24],
      paddingBlock: vars.space[128],
    },
    [media.wideHeader]: { paddingInline: vars.space[56] },
  },
});

export const title = style({
  ...typography.display,
  fontSize: 'clamp(2.625rem, 0.7rem + 4.8vw, 5rem)',
  alignSelf: 'end',
});

export const label = style({ ...typography.small, display: 'block', color: vars.color.fg.inverseMuted });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  borderBottom: `1px solid ${vars.color.border.inverse}`,
});

export const field = style({
  ...typography.lead,
  flex: '1 1 min(9rem, 100%)',
  minWidth: 0,
  minHeight: vars.size.target,
  paddingInline: '0.125rem',
  border: 'none',
  background: 'none',
  color: vars.color.fg.inverse,
  '::placeholder': { color: vars.color.fg.inverseMuted, opacity: 1 },
  ':focus-visible': { ...ring, outlineOffset: '1px' },
});

export const button = style({
  ...typography.button,
  fontSize: '0.875rem',
  minHeight: vars.size.target,
  paddingInline: vars.space[20],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.fg.inverse,
  color: vars.color.bg.inverse,
  ':focus-visible': ring,
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.fg.inverseMuted } },
    [media.noScript]: { display: 'none' },
  },
});

export const note = style({
  ...typography.caption,
  maxWidth: '27rem',
  marginTop: vars.space[16],
  color: vars.color.fg.inverseMuted,
});
