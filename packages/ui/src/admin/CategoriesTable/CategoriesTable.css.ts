import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { stackedRow } from '../../styles/stackedRow.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('admin');

export const form = style({ display: 'flex', alignItems: 'flex-end', flexWrap: 'wrap', gap: vars.space[8] });
export const field = style({ flex: '1 1 12rem' });

export const category = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], minWidth: 0 });
globalStyle(`${category}:has(picture)`, { '@media': { [media.belowLg]: { paddingBottom: vars.space[8] } } });

export const picture = style({
  flex: 'none',
  width: '2.5rem',
  height: '3.125rem',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.officeControl,
});

/** The icons line up with the word above them, and on narrow windows with the dots of the menu. */
export const order = style({
  display: 'flex',
  '@media': { [media.lg]: { marginInlineStart: '-0.75rem' }, [media.belowLg]: { marginInlineEnd: '-0.75rem' } },
});

/** The first one can't go up, the last one not down. */
export const mover = style({
  selectors: { '&[aria-disabled]': { color: vars.color.fg.muted, opacity: 0.5, cursor: 'not-allowed' } },
});

export const stacked = stackedRow('admin', ['categorie actions', 'produits actions', 'publies actions']);
export const stackedWithOrder = stackedRow('admin', ['categorie actions', 'produits ordre', 'publies ordre']);
