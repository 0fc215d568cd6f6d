import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('primitives');
const { bg, border } = vars.color;

export const label = style({ ...typography.label, paddingBottom: '0.375rem' });

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const option = style({
  ...typography.small,
  gap: vars.space[8],
  minHeight: vars.size.target,
  paddingInline: '0.625rem 0.8125rem',
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.label,
  selectors: {
    '&:has(:checked)': { borderColor: border.accent, backgroundColor: bg.accentSoft },
  },
});
