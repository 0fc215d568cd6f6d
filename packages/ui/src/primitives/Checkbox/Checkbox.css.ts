import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');
const { bg, fg, border } = vars.color;

export const root = style({
  ...typography.body,
  fontSize: '0.9375rem',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: vars.size.target,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: fg.muted, cursor: 'not-allowed' } },
});

export const box = style({
  position: 'relative',
  flex: 'none',
  display: 'block',
  width: '1.25rem',
  height: '1.25rem',
  border: `1px solid ${border.strong}`,
  // It is so small that it stays square in the back office too.
  borderRadius: '2px',
  backgroundColor: bg.raised,
  appearance: 'none',
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:checked': { borderColor: border.accent, backgroundColor: bg.accent.default },
    '&:disabled': { borderColor: border.default, backgroundColor: bg.disabled },
    // The check mark is two borders of a rotated box rather than an icon: a long list has a checkbox in each row, and this adds no element.
    '&:checked::before': {
      content: '',
      position: 'absolute',
      top: '0.0625rem',
      left: '0.375rem',
      width: '0.375rem',
      height: '0.6875rem',
      border: `solid ${fg.onAccent}`,
      borderWidth: '0 1.5px 1.5px 0',
      rotate: '45deg',
    },
    '&:checked:disabled::before': { borderColor: fg.muted },
  },
});
