import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { fadeIn } from '../../styles/motion.css.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, recipe } = layered('commerce');

// What arrives within 200 ms is never announced by grey blocks.
export const root = style({
  minHeight: '100svh',
  animation: `${fadeIn} ${vars.motion.fast} ${vars.motion.base} both`,
});

export const row = recipe({
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[16],
    paddingBlock: vars.space[20],
    // Without scripts nothing is loading.
    '@media': { [media.noScript]: { display: 'none' } },
  },
  variants: {
    shape: {
      lines: { borderBottom: `1px solid ${vars.color.border.default}` },
      fields: {},
    },
  },
});

export const picture = style({ flexShrink: 0 });

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  flexGrow: 1,
  minWidth: 0,
  maxWidth: '40rem',
});
