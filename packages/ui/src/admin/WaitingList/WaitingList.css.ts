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
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: '3rem',
  paddingInline: vars.space[16],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border.default}` } },
});

export const count = style({ ...typography.data, textAlign: 'end' });

export const none = style({ color: vars.color.fg.muted });

export const note = style({ color: vars.color.fg.muted });
