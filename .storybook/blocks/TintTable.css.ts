import { layered, tintVars, typography, vars } from '@nuee/ui/styles';

const { style } = layered('app');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: '1px',
});

export const field = style({
  ...typography.small,
  padding: vars.space[16],
  backgroundColor: tintVars.tint,
  color: tintVars.ink,
  colorScheme: 'light',
  selectors: { '&[data-mode="dark"]': { colorScheme: 'dark' } },
});

export const number = style({ ...typography.aside });

export const values = style({ ...typography.caption, marginTop: vars.space[8] });

export const value = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8] });
