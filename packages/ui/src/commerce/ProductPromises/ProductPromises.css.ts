import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  borderTop: `1px solid ${vars.color.border.default}`,
  '@media': {
    [media.lg]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[16],
      border: 'none',
    },
  },
});

export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  minHeight: '3.25rem',
  borderBottom: `1px solid ${vars.color.border.default}`,
  '@media': { [media.lg]: { minHeight: '2rem', border: 'none' } },
});

export const icon = style({ flexShrink: 0, color: vars.color.fg.goldText });
