import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { recipe } = layered('commerce');

export const root = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[12],
    minHeight: vars.size.target,
    transition: `color ${vars.motion.fast}`,
    '@media': { [media.hover]: { ':hover': { color: vars.color.fg.accent } } },
  },
  variants: { layout: { icon: { justifyContent: 'center', width: vars.size.target }, line: {} } },
});

export const badge = recipe({
  variants: {
    layout: {
      // It grows to both sides, so that « 99+ » in spaced text fits into the smallest window.
      icon: { position: 'absolute', top: '0.125rem', left: '2rem', translate: '-50%' },
      line: {},
    },
  },
});
