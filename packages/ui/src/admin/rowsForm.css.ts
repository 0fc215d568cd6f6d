import { layered } from '../styles/layered.ts';
import { media } from '../styles/media.ts';
import { vars } from '../styles/vars.css.ts';

const { style, globalStyle } = layered('admin');

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] });

export const rows = style({ display: 'grid', gap: vars.space[12], padding: 0, listStyle: 'none' });

/** Name, what stands and field in one line: many of them fit into the window of a telephone. */
export const row = style({
  gridTemplateColumns: 'minmax(0, 1fr) 6.5rem',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: 0,
});

globalStyle(`${row} > input`, { gridColumn: 2, gridRow: '1 / span 2', textAlign: 'end' });

export const changed = style({});

globalStyle(`${changed} > input`, { borderColor: vars.color.border.accent });

/** Within reach of a thumb. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.z.sticky,
  display: 'grid',
  paddingBlock: vars.space[12],
  backgroundColor: vars.color.bg.raised,
  '@media': { [media.sm]: { justifyContent: 'start' } },
});
