import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'grid',
  rowGap: vars.space[24],
  '@media': {
    [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[24], alignItems: 'center' },
    [media.lg]: { rowGap: vars.space[40] },
  },
});

// On phones the link to the catalogue is below the products, where one arrives after scrolling.
export const action = style({ gridRow: 3, '@media': { [media.sm]: { gridRow: 1, gridColumn: 2 } } });

export const products = style({ '@media': { [media.sm]: { gridRow: 2, gridColumn: '1 / -1' } } });
