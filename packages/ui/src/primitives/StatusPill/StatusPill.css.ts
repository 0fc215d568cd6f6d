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
  variants: {
    variant: {
      soft: {},
      outlined: {
        borderColor: border.default,
        color: fg.default,
        // Its dot is a pseudo-element, since a list of orders has one in each row.
        '::before': { content: '', width: '0.5rem', height: '0.5rem', borderRadius: vars.radius.full },
      },
    },
  },
});

/** The colours of a tone in each variant. */
export const tones = {
  soft: {
    caution: style({ color: fg.caution, backgroundColor: bg.cautionSoft }),
    info: style({ color: fg.info, backgroundColor: bg.infoSoft }),
    accent: style({ color: fg.accent, backgroundColor: bg.accentSoft }),
    positive: style({ color: fg.positive, backgroundColor: bg.positiveSoft }),
    critical: style({ color: fg.critical, backgroundColor: bg.criticalSoft }),
    neutral: style({ color: fg.neutral, backgroundColor: bg.neutralSoft }),
  },
  outlined: {
    caution: style({ '::before': { backgroundColor: fg.caution } }),
    info: style({ '::before': { backgroundColor: fg.info } }),
    accent: style({ '::before': { backgroundColor: fg.accent } }),
    positive: style({ '::before': { backgroundColor: fg.positive } }),
    critical: style({ '::before': { backgroundColor: fg.critical } }),
    neutral: style({ '::before': { backgroundColor: fg.neutral } }),
  },
};
