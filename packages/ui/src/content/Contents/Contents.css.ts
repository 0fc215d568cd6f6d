import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  paddingTop: vars.space[16],
  // Stays in view beside a long text, unless the window is too low to hold it.
  '@media': { [`${media.lg} and (min-height: 40em)`]: { position: 'sticky', top: vars.space[8] } },
});

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
