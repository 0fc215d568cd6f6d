import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const title = style({ ...typography.aside, marginBottom: vars.space[4], color: vars.color.fg.muted });

export const link = style({
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  '@media': {
    [media.hover]: { ':hover': { textDecorationLine: 'underline' } },
    [media.lg]: { minHeight: '2.25rem' },
  },
});
