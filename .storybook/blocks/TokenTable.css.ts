import { layered, typography, vars } from '@nuee/ui/styles';

const { style } = layered('app');

/** Follows the colour mode of the docs page, unless a cell says otherwise. */
export const root = style({
  ...typography.small,
  width: '100%',
  borderCollapse: 'collapse',
  backgroundColor: vars.color.bg.surface,
  color: vars.color.fg.default,
});

export const cell = style({
  padding: vars.space[12],
  borderBottom: `1px solid ${vars.color.border.default}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});

export const head = style({ ...typography.label });

export const name = style({ fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem', whiteSpace: 'nowrap' });

export const value = style({ ...typography.caption, color: vars.color.fg.muted, overflowWrap: 'anywhere' });

export const pair = style({ display: 'flex' });

export const swatch = style({
  width: '4rem',
  height: '2.5rem',
  border: `1px solid ${vars.color.border.default}`,
  selectors: {
    '&[data-mode="light"]': { colorScheme: 'light' },
    '&[data-mode="dark"]': { colorScheme: 'dark' },
  },
});

export const bar = style({
  height: '1rem',
  backgroundColor: vars.color.bg.accentSoft,
  border: `1px solid ${vars.color.border.accent}`,
});

export const sheet = style({
  width: '6rem',
  height: '3.5rem',
  border: `1px solid ${vars.color.border.strong}`,
  backgroundColor: vars.color.bg.raised,
});

/** No wider than the button. */
export const copyCell = style([cell, { width: '1%' }]);

export const copy = style({
  ...typography.caption,
  minWidth: '5.5rem',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
  textAlign: 'center',
  ':hover': { backgroundColor: vars.color.bg.sunken },
});
