import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const heading = style({
  ...typography.aside,
  fontSize: '1.0625rem',
  marginBottom: vars.space[4],
  color: vars.color.fg.muted,
});

export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: vars.size.target,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  selectors: { '&[data-current]': { fontWeight: vars.weight.strong } },
  '@media': {
    // In the drawer of small screens there are no hairlines; beside the products they connect a name with its number.
    [media.lg]: { borderBottom: `1px solid ${vars.color.border.default}` },
  },
});

export const mark = style({ marginRight: `calc(-1 * ${vars.space[4]})` });

export const link = style({
  flexGrow: 1,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': { [media.hover]: { selectors: { 'li:hover &': { textDecorationLine: 'underline' } } } },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-1px' } },
});

export const count = style({
  color: vars.color.fg.muted,
  fontVariantNumeric: 'tabular-nums',
});
