import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, recipe } = layered('primitives');

export const root = recipe({
  base: {
    ...typography.data,
    position: 'relative',
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '0.625rem',
    whiteSpace: 'nowrap',
  },
  variants: { size: { md: { fontSize: '1rem' }, lg: { fontSize: '1.375rem' } } },
});

export const amount = style({
  selectors: { '[data-reduced] > &': { color: vars.color.fg.promo, fontWeight: vars.weight.strong } },
});

export const from = style({ fontSize: '0.8125em', color: vars.color.fg.muted });

export const was = style({ fontSize: '0.9em', fontWeight: vars.weight.regular, color: vars.color.fg.muted });
