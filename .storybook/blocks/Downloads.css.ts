import { layered, typography, vars } from '@nuee/ui/styles';

const { style } = layered('app');

export const root = style({
  ...typography.body,
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[24],
  backgroundColor: vars.color.bg.surface,
  color: vars.color.fg.default,
});

export const link = style({
  color: vars.color.fg.accent,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});
