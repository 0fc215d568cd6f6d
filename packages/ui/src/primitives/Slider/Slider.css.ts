import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: vars.size.target,
  cursor: 'pointer',
  userSelect: 'none',
  // A finger that moves along the track moves the thumb, not the page.
  touchAction: 'none',
});

export const track = style({
  position: 'relative',
  flexGrow: 1,
  height: '2px',
  backgroundColor: vars.color.border.default,
});

export const range = style({ position: 'absolute', height: '100%', backgroundColor: vars.color.bg.accent.default });

export const thumb = style({
  position: 'relative',
  display: 'block',
  width: '1.5rem',
  height: '1.5rem',
  border: `2px solid ${vars.color.border.accent}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bg.raised,
  // The area that a finger hits is larger than what is seen.
  '::before': { content: '', position: 'absolute', inset: '-0.75rem' },
});
