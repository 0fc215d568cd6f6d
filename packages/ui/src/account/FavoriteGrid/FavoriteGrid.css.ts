import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

// The hairlines are drawn around the cells, so that an empty cell has none. Those at the edges are drawn 1 px inside.
export const grid = style({
  display: 'grid',
  gap: '1px',
  padding: '1px',
  ...columns(1),
  '@media': { [media.sm]: columns(2), [media.xl]: columns(3) },
});

export const cell = style({ minWidth: 0, boxShadow: `0 0 0 1px ${vars.color.border.default}` });
