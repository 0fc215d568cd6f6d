import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('primitives');

export const root = style({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  flex: 1,
  color: vars.color.fg.muted,
});

globalStyle(`${root} > label`, { ...typography.caption });
globalStyle(`${root} select:not(:disabled)`, { borderColor: 'transparent', backgroundColor: 'transparent' });
