import { layered, typography, vars } from '@nuee/ui/styles';

const { style } = layered('app');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: vars.space[24],
  marginBlock: vars.space[24],
});

export const item = style({ display: 'flex' });

export const link = style({
  ...typography.small,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  width: '100%',
  color: vars.color.fg.accent,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});

export const picture = style({
  width: '100%',
  height: '10rem',
  objectFit: 'cover',
  objectPosition: 'top',
  border: `1px solid ${vars.color.border.strong}`,
});
