import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  ...typography.small,
  display: 'grid',
  gap: vars.space[8],
  maxWidth: vars.size.measure,
  padding: vars.space[20],
  border: `1px solid ${vars.color.border.strong}`,
  color: vars.color.fg.default,
});

/** How long it lasts. */
export const first = style({ fontWeight: vars.weight.label });

export const law = style({});

export const summary = style({ paddingBlock: vars.space[8], cursor: 'pointer', fontWeight: vars.weight.label });

export const box = style({ display: 'grid', gap: vars.space[8], color: vars.color.fg.muted });
