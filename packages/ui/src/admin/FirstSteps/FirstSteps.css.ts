import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const rows = style({
  display: 'grid',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.bg.raised,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  padding: vars.space[16],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border.default}` } },
});

export const words = style({ flex: '1 1 16rem', minWidth: 0 });

export const why = style({ ...typography.small, color: vars.color.fg.muted });
