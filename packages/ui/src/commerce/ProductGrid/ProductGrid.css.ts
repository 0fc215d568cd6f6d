import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { recipe } = layered('commerce');

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const wholeRow = { gridColumn: '1 / -1' };

export const root = recipe({
  // The hairlines are drawn around the cells, so that an empty cell has none. Those at the edges are drawn 1 px inside.
  base: { display: 'grid', gap: '1px', padding: '1px', ...columns(1) },
  variants: {
    arrangement: {
      featured: { '@media': { [media.sm]: columns(2), [media.lg]: columns(3), [media.xl]: columns(4) } },
      catalogue: { '@media': { [media.xs]: columns(2), [media.wideHeader]: columns(3) } },
      related: { '@media': { [media.sm]: columns(2) } },
    },
  },
});

export const cell = recipe({
  base: { minWidth: 0, boxShadow: `0 0 0 1px ${vars.color.border.default}` },
  variants: {
    layout: {
      cell: {},
      row: {},
      wide: { '@media': { [media.wideHeader]: wholeRow } },
      wideInTwo: { '@media': { [media.xsToWideHeader]: wholeRow } },
      wideInBoth: { '@media': { [media.xs]: wholeRow } },
      feature: { '@media': { [media.sm]: { gridColumn: 'span 2' }, [media.xl]: { gridRow: 'span 2' } } },
    },
    list: { short: {}, long: {} },
  },
  compoundVariants: [
    {
      variants: { layout: 'cell', list: 'long' },
      style: {
        selectors: {
          // A card far below the window is laid out only when it comes near; its containment must not clip a focus
          // ring.
          '&:nth-child(n + 7):not(:focus-within)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 32rem' },
        },
      },
    },
  ],
});
