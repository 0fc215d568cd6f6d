import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: vars.space[72],
  '@media': {
    [media.lg]: {
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      gridTemplateAreas: '"filters bar" "filters products"',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[56],
      paddingTop: vars.space[56],
      paddingBottom: vars.space[128],
    },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  '@media': {
    // As high without chips as with one row of them, so that choosing a filter moves no product.
    [media.lg]: { gridArea: 'bar', minHeight: '4.75rem', paddingBlock: `${vars.space[16]} ${vars.space[24]}` },
  },
});

/** A row of their own on phones, beside the number of products on wide windows. */
export const chips = style({ flexBasis: '100%', '@media': { [media.lg]: { flexBasis: 'auto' } } });

/** Hidden where the filters are beside the products. */
export const withDrawer = style({ '@media': { [media.lg]: { display: 'none' } } });

/**
 * The label may arrive a moment after the icon, so the icon is placed at the left of the space for both from the start.
 */
export const opener = style({ minWidth: '7rem', justifyContent: 'start' });

export const filters = style({
  display: 'none',
  '@media': { [media.lg]: { display: 'block', gridArea: 'filters' } },
});

export const products = style({ '@media': { [media.lg]: { gridArea: 'products' } } });
