import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { recipe } = layered('primitives');
const { fg } = vars.color;

export const root = recipe({
  base: { fontStyle: 'normal' },
  variants: {
    size: {
      body: typography.body,
      small: typography.small,
      caption: typography.caption,
      lead: typography.lead,
      aside: typography.aside,
      label: typography.label,
      data: typography.data,
    },
    tone: {
      default: {},
      muted: { color: fg.muted },
      accent: { color: fg.accent },
      positive: { color: fg.positive },
      critical: { color: fg.critical },
      gold: { color: fg.goldText },
    },
  },
});
