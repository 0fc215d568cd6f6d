import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({ display: 'grid', gap: vars.space[20], paddingTop: vars.space[16] });

export const label = style({ ...typography.aside, color: vars.color.fg.muted });

export const value = style({ ...typography.lead, fontVariantNumeric: 'tabular-nums' });

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
