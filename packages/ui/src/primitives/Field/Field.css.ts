import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');
const { bg, fg, border } = vars.color;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.375rem' });

export const label = style(typography.label);

export const description = style({ ...typography.caption, color: fg.muted });

const marked = { ...typography.small, display: 'flex', gap: '0.375rem' } as const;

export const error = style({ ...marked, color: fg.critical });

export const caution = style({ ...marked, color: fg.caution });

export const mark = style({ flex: 'none', marginTop: '0.1875rem' });

/** The look of a control for typed text. */
export const control = style({
  ...typography.body,
  width: '100%',
  minHeight: vars.size.field,
  paddingBlock: vars.space[8],
  paddingInline: '0.9375rem',
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: bg.raised,
  color: fg.default,
  // Otherwise Safari rounds and shades fields.
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: fg.muted, opacity: 1 },
    '&:focus-visible': { outlineOffset: '1px' },
    '&[aria-invalid="true"]': { borderColor: border.critical, boxShadow: `inset 0 0 0 1px ${border.critical}` },
    // `:read-only` matches every `<select>`, though its value can be changed.
    '&:disabled, &:read-only:not(select)': {
      borderColor: border.default,
      backgroundColor: bg.sunken,
      color: fg.muted,
      opacity: 1,
    },
    '&:disabled': { cursor: 'not-allowed' },
    // Two dates beside each other on the smallest phones.
    '&[type="date"]': { '@media': { [media.smallest]: { paddingInline: vars.space[8] } } },
  },
});
