import { layered, typography, vars } from '@nuee/ui/styles';
import { distance } from './marks.ts';

const { style } = layered('app');

export const root = style({
  marginBlock: vars.space[24],
  border: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.bg.surface,
  color: vars.color.fg.default,
});

/** Free on each side for the marks. */
export const stage = style({ position: 'relative', padding: 2 * distance, overflow: 'hidden' });

/** What a part keeps out of sight stays so, but for its shadows and rings; what it fixes to the window is fixed to the picture. */
export const part = style({ transform: 'translateZ(0)', overflow: 'clip', overflowClipMargin: 16 });

export const marks = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});

/** Under a line, so that it can be seen on a photograph too. */
export const halo = style({ stroke: vars.color.bg.surface, strokeWidth: 3 });
export const line = style({ stroke: vars.color.fg.accent, strokeWidth: 1 });
export const end = style({ fill: vars.color.fg.accent, stroke: vars.color.bg.surface });
export const disc = style({ fill: vars.color.bg.accent.default });
export const number = style({
  ...typography.data,
  fontSize: 12,
  fill: vars.color.fg.onAccent,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});

export const caption = style({
  ...typography.small,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  borderTop: `1px solid ${vars.color.border.default}`,
  color: vars.color.fg.muted,
});
