import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');

export const root = style({
  ...typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: vars.size.target,
  selectors: { '&:disabled': { color: vars.color.fg.muted, cursor: 'not-allowed' } },
  '@media': { [media.noScript]: { display: 'none' } },
});

export const text = style({
  paddingBottom: vars.space[4],
  borderBottom: `1px solid ${vars.color.border.strong}`,
  transition: `border-color ${vars.motion.fast}`,
  '@media': { [media.hover]: { selectors: { [`${root}:hover:not(:disabled) &`]: { borderColor: 'currentColor' } } } },
});
