import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  borderRadius: vars.radius.control,
  transition: `color ${vars.motion.fast}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { color: vars.color.fg.accent } } },
    [media.noScript]: { display: 'none' },
  },
  selectors: { '&:disabled': { color: vars.color.fg.muted, cursor: 'not-allowed' } },
});
