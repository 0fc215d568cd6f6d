import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');
const { bg, border } = vars.color;

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '2.875rem',
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: bg.raised,
});

export const step = style({
  alignSelf: 'stretch',
  selectors: {
    '&:disabled': { opacity: 0.55 },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});

export const value = style({
  ...typography.data,
  fontSize: '0.9375rem',
  minWidth: '2rem',
  textAlign: 'center',
});
