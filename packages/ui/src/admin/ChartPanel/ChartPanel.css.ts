import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');
const { fg, border } = vars.color;

export const root = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[16],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.panel,
});

export const figure = style({ ...typography.data, fontSize: '1.4375rem', lineHeight: 1.3 });

export const detail = style({ ...typography.caption, color: fg.muted });

export const details = style({
  ...typography.caption,
  // Its space is reserved, so that nothing moves when the figures arrive.
  selectors: { '&[data-awaited]': { visibility: 'hidden' } },
});

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  borderRadius: vars.radius.officeControl,
  cursor: 'pointer',
  color: fg.muted,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});

export const scroll = style({ maxHeight: '16rem', overflowY: 'auto' });

export const table = style({ width: '100%', borderSpacing: 0 });

export const cell = style({
  paddingBlock: vars.space[4],
  borderTop: `1px solid ${border.default}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
});

export const amount = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);
