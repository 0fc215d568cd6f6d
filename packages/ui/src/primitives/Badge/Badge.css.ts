import { layered } from '../../styles/layered.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { recipe } = layered('primitives');
const { bg, fg, border } = vars.color;

export const root = recipe({
  base: {
    ...typography.caption,
    display: 'inline-block',
    paddingBlock: vars.space[4],
    paddingInline: '0.5625rem',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.label,
    lineHeight: '1rem',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      bestSeller: { backgroundColor: bg.raised, borderColor: border.default, color: fg.default },
      fresh: { backgroundColor: bg.accent.default, color: fg.onAccent },
      promo: { backgroundColor: bg.promo, color: fg.onTone },
      neutral: { backgroundColor: bg.neutralSoft, color: fg.neutral },
      tint: { backgroundColor: tintVars.tint, color: tintVars.ink },
    },
  },
});
