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

export const frame = style({ position: 'relative', flex: 'none' });

export const box = style({
  display: 'block',
  width: '1.25rem',
  height: '1.25rem',
  border: `1px solid ${border.strong}`,
  // As small as it is, it stays square in the back office too.
  borderRadius: '2px',
  backgroundColor: bg.raised,
  appearance: 'none',
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:checked': { borderColor: border.accent, backgroundColor: bg.accent.default },
    '&:disabled': { borderColor: border.default, backgroundColor: bg.disabled },
  },
});

export const check = style({
  position: 'absolute',
  inset: '2px',
  color: fg.onAccent,
  opacity: 0,
  pointerEvents: 'none',
  selectors: {
    [`${box}:checked + &`]: { opacity: 1 },
    [`${box}:disabled + &`]: { color: fg.muted },
  },
});
