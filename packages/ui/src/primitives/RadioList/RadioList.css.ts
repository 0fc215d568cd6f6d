import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');
const { bg, border, fg } = vars.color;

export const root = style({ display: 'grid', gap: vars.space[12] });

export const label = style(typography.label);

export const list = style({
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: bg.raised,
});

export const item = style({
  selectors: { '& + &': { borderTop: `1px solid ${border.default}` } },
});

export const option = style({
  ...typography.body,
  fontSize: '0.9375rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: vars.size.controlLarge,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[20],
  cursor: 'pointer',
});

export const text = style({ flex: 1 });

export const description = style({ ...typography.small, display: 'block', color: fg.muted });

export const radio = style({
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.full,
  backgroundColor: bg.raised,
  appearance: 'none',
  cursor: 'inherit',
  selectors: { '&:checked': { borderColor: border.accent, borderWidth: '6px' } },
});

export const detail = style({
  paddingBottom: vars.space[24],
  paddingInline: vars.space[20],
  // Aligned with the text of the option, where there is room.
  '@media': { [media.sm]: { paddingInlineStart: '3.25rem' } },
});
