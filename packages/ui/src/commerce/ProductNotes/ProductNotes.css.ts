import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'grid',
  gap: vars.space[40],
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space[128] },
  },
});

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  '@media': { [media.lg]: { gap: vars.space[20] } },
});

export const flavors = style({ ...typography.h2, lineHeight: 1.125, color: tintVars.ink });

export const ingredient = style({
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.9375rem',
  paddingBlock: vars.space[12],
  borderBottom: `1px solid ${vars.color.border.default}`,
});

export const only = style({ color: vars.color.fg.muted });
