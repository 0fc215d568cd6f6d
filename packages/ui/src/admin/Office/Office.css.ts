import { smallPadding } from '../../primitives/Button/Button.css.ts';
import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('admin');

export const root = style({
  // Where it is the whole page; on another page, such as one of the docs, it is as high as its content.
  selectors: { 'body > * > &': { minHeight: '100dvh' } },
  backgroundColor: vars.color.bg.raised,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  // Parts of the storefront take the back office's sizes: lower controls, rounder corners.
  vars: {
    [vars.size.target]: vars.size.officeControl,
    [vars.size.field]: '2.75rem',
    [vars.radius.control]: vars.radius.officeControl,
    [smallPadding]: vars.space[16],
  },
  '@media': { [media.office]: { vars: { [vars.size.field]: '2.5rem' } } },
});

// One plain typeface for all titles, except those of a card that is shown as in the storefront.
globalStyle(`${root} :is(h1, h2, h3, h4):not(article *)`, {
  fontFamily: vars.font.sans,
  fontSize: '1.0625rem',
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
  letterSpacing: 0,
});
globalStyle(`${root} header h1`, { fontSize: '1.125rem', '@media': { [media.lg]: { fontSize: '1.25rem' } } });
globalStyle(`${root} dialog`, { borderRadius: vars.radius.officeDialog });
globalStyle(`${root} :is(input, select, textarea)`, {
  // 16 px on phones: anything less makes iOS zoom into the page.
  '@media': { [media.lg]: { fontSize: '0.875rem' } },
});
