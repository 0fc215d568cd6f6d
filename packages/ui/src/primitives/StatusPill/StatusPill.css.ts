import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, recipe } = layered('primitives');
const { bg, fg, border } = vars.color;

export const root = recipe({
  base: {
    ...typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    minHeight: '1.625rem',
    paddingInlineStart: '0.4375rem',
    paddingInlineEnd: '0.5625rem',
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    fontWeight: vars.weight.label,
    whiteSpace: 'nowrap',
  },
  variants: { variant: { soft: {}, outlined: { borderColor: border.default, color: fg.default } } },
});

export const ink = {
  caution: style({ color: fg.caution }),
  info: style({ color: fg.info }),
  accent: style({ color: fg.accent }),
  positive: style({ color: fg.positive }),
  critical: style({ color: fg.critical }),
  neutral: style({ color: fg.neutral }),
};

export const soft = {
  caution: style([ink.caution, { backgroundColor: bg.cautionSoft }]),
  info: style([ink.info, { backgroundColor: bg.infoSoft }]),
  accent: style([ink.accent, { backgroundColor: bg.accentSoft }]),
  positive: style([ink.positive, { backgroundColor: bg.positiveSoft }]),
  critical: style([ink.critical, { backgroundColor: bg.criticalSoft }]),
  neutral: style([ink.neutral, { backgroundColor: bg.neutralSoft }]),
};

export const dot = style({
  width: '0.5rem',
  height: '0.5rem',
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
});
