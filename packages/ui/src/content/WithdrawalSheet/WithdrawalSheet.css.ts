import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  ...typography.small,
  display: 'grid',
  gap: vars.space[12],
  maxWidth: vars.size.measure,
  padding: vars.space[20],
  border: `1px solid ${vars.color.border.default}`,
  color: vars.color.fg.default,
  '@media': { print: { breakBefore: 'page', breakInside: 'avoid' } },
});

/** A line to write on, with room above it. */
export const blank = style({
  minHeight: vars.space[40],
  borderBottom: `1px dotted ${vars.color.border.strong}`,
});

export const action = style({ '@media': { print: { display: 'none' } } });
