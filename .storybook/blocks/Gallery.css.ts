import { layered, typography, vars } from '@nuee/ui/styles';

const { style } = layered('app');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))',
  gap: vars.space[24],
  marginBlock: vars.space[24],
});

export const item = style({
  ...typography.small,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  color: vars.color.fg.default,
});

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  height: '10rem',
  overflow: 'hidden',
});

export const picture = style({
  height: '10rem',
  objectFit: 'cover',
  objectPosition: 'left top',
  border: `1px solid ${vars.color.border.strong}`,
  selectors: {
    '&[data-mode="light desktop"]': { width: '100%' },
    '&[data-mode="dark phone"]': { width: '6rem' },
  },
});

export const part = style({ ...typography.label });

export const link = style({
  color: vars.color.fg.accent,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});
