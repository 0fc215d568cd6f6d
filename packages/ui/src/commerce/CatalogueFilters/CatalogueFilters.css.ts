import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  '@media': { [media.lg]: { gap: vars.space[32] } },
});

export const heading = style({ ...typography.aside, fontSize: '1.0625rem', color: vars.color.fg.muted });

export const prices = style({
  ...typography.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[12],
  color: vars.color.fg.muted,
});

export const price = style({ ...typography.data, color: vars.color.fg.default });

export const choice = style({ display: 'flex' });
