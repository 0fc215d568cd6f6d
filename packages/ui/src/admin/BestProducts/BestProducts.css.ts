import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const rows = style({
  display: 'grid',
  alignContent: 'start',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.bg.raised,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 6rem',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: '3.5rem',
  paddingInline: vars.space[16],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border.default}` } },
});

export const pieces = style({ ...typography.caption, display: 'grid', textAlign: 'end' });

export const before = style({ color: vars.color.fg.muted });

export const total = style({ ...typography.data, textAlign: 'end' });
