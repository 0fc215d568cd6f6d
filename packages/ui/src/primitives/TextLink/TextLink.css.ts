import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, recipe } = layered('primitives');

export const root = recipe({
  variants: {
    tone: {
      inline: {
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textDecorationColor: vars.color.border.strong,
        textUnderlineOffset: '0.25em',
        transition: `text-decoration-color ${vars.motion.fast}`,
        '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } } },
      },
      standalone: {
        ...typography.button,
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[8],
        minHeight: vars.size.target,
      },
    },
  },
});

export const text = style({
  paddingBottom: vars.space[4],
  borderBottom: `1px solid ${vars.color.border.strong}`,
  transition: `border-color ${vars.motion.fast}`,
  '@media': { [media.hover]: { selectors: { 'a:hover > &': { borderColor: 'currentColor' } } } },
});
