import { layered, typography, vars } from '@nuee/ui/styles';

const { style } = layered('app');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: vars.space[24],
  marginBlock: vars.space[24],
});

export const example = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  border: `1px solid ${vars.color.border.default}`,
  borderTop: `4px solid ${vars.color.fg.positive}`,
  selectors: { '&[data-wrong]': { borderTopColor: vars.color.fg.critical } },
});

export const shown = style({
  minWidth: 0,
  padding: vars.space[24],
  backgroundColor: vars.color.bg.surface,
  color: vars.color.fg.default,
  overflow: 'hidden',
});

export const rule = style({
  ...typography.small,
  padding: vars.space[16],
  borderTop: `1px solid ${vars.color.border.default}`,
  color: vars.color.fg.default,
});

export const verdict = style({
  ...typography.label,
  color: vars.color.fg.positive,
  selectors: { '[data-wrong] &': { color: vars.color.fg.critical } },
});
