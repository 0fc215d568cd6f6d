import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, recipe, globalStyle } = layered('primitives');
const { bg, fg } = vars.color;

export const root = recipe({
  base: {
    ...typography.small,
    display: 'flex',
    gap: vars.space[12],
    padding: vars.space[16],
    borderRadius: vars.radius.control,
  },
  variants: {
    tone: {
      info: { backgroundColor: bg.infoSoft, color: fg.info },
      critical: { backgroundColor: bg.criticalSoft, color: fg.critical },
    },
  },
});

export const text = style({});

// The target of an action in the sentence reaches beyond its line, which stays beside the icon.
globalStyle(`${text} > button`, { marginBlock: '-0.75rem' });

export const icon = style({ flex: 'none', marginTop: '0.125rem' });
