import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');
const { border, bg, fg } = vars.color;

export const root = style({ display: 'grid', justifyItems: 'start', gap: vars.space[8] });

export const place = style({
  position: 'relative',
  display: 'block',
  padding: 0,
  border: `1px solid ${border.strong}`,
  cursor: 'crosshair',
  ':focus-visible': { outline: `2px solid ${border.focus}`, outlineOffset: '3px' },
});

export const picture = style({ display: 'block', maxWidth: '100%', maxHeight: '16rem' });

export const point = style({
  position: 'absolute',
  width: vars.space[20],
  height: vars.space[20],
  border: `3px solid ${bg.raised}`,
  borderRadius: '50%',
  backgroundColor: bg.accent.default,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
});

export const hint = style({ ...typography.small, color: fg.muted });
