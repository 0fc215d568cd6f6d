import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');
const { bg, fg, border } = vars.color;

export const frame = style({ position: 'relative', display: 'block' });

export const select = style({
  paddingInlineEnd: '2.5rem',
  textOverflow: 'ellipsis',
  selectors: {
    // `:read-only` matches every `<select>`, though its value can be changed.
    '&:not(:disabled)': { backgroundColor: bg.raised, color: fg.default, cursor: 'pointer' },
    '&:not(:disabled, [aria-invalid])': { borderColor: border.strong },
  },
});

export const icon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[12],
  marginBlock: 'auto',
  pointerEvents: 'none',
});
