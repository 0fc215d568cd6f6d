import type { StyleRule } from '@vanilla-extract/css';
import { fontSize, type TextMeasure, typeScale } from './typeScale.ts';
import { vars } from './vars.css.ts';

const rule = ({ font, weight, size, line, spacing, italic }: TextMeasure): StyleRule => ({
  fontFamily: vars.font[font],
  fontWeight: vars.weight[weight],
  fontSize: fontSize(size),
  lineHeight: line,
  // Also none: a text within another one would inherit its spacing, in px.
  letterSpacing: spacing === undefined ? 0 : `${spacing}em`,
  ...(italic && { fontStyle: 'italic' }),
});

/** Text styles, to be spread into a rule: `style({ ...typography.h2, color: … })`. Sizes are fluid from 320 to 1440 px. */
export const typography: Readonly<Record<keyof typeof typeScale | 'data', StyleRule>> = {
  display: rule(typeScale.display),
  h1: rule(typeScale.h1),
  h2: rule(typeScale.h2),
  h3: rule(typeScale.h3),
  name: rule(typeScale.name),
  lead: rule(typeScale.lead),
  aside: rule(typeScale.aside),
  body: rule(typeScale.body),
  small: rule(typeScale.small),
  caption: rule(typeScale.caption),
  label: rule(typeScale.label),
  button: rule(typeScale.button),
  data: { fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.label },
};
