import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({ display: 'grid', gap: vars.space[20], paddingTop: vars.space[16] });

export const item = style({ position: 'relative', paddingLeft: `calc(${vars.size.icon} + ${vars.space[16]})` });

// Inside the term in the markup, but displayed beside both term and value.
export const icon = style({ position: 'absolute', top: 0, left: 0, color: vars.color.fg.goldText });

export const label = style({ ...typography.small, color: vars.color.fg.muted });

export const value = style({ fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' });

export const line = style({ display: 'block' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  // As much room as its line, so that the facts stay as close as the others.
  marginBlock: `calc((1lh - ${vars.size.target}) / 2)`,
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.25em',
  textDecorationThickness: '1px',
  '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
});
