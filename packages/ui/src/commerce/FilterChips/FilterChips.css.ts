import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { [media.noScript]: { display: 'none' } },
});

export const chip = style({
  ...typography.label,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '2.25rem',
  paddingBlock: vars.space[4],
  paddingInline: `${vars.space[16]} ${vars.space[12]}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.bg.sunken,
  // The target includes the gap, for fingers.
  selectors: { '&::after': { content: '', position: 'absolute', inset: `calc(${vars.space[4]} * -1)` } },
  '@media': { [media.hover]: { ':hover': { color: vars.color.fg.accent } } },
});
