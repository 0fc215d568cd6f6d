import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const serif = (weight: string, fontSize: string, lineHeight: number, letterSpacing: string): StyleRule => ({
  fontFamily: vars.font.serif,
  fontWeight: weight,
  fontSize,
  lineHeight,
  letterSpacing,
});

const sans = (weight: string, fontSize: string, lineHeight: number): StyleRule => ({
  fontFamily: vars.font.sans,
  fontWeight: weight,
  fontSize,
  lineHeight,
});

const { extraLight, light, regular, label } = vars.weight;

export const textStyles = [
  'display',
  'h1',
  'h2',
  'h3',
  'name',
  'lead',
  'aside',
  'body',
  'small',
  'caption',
  'label',
  'button',
  'data',
] as const;
export type TextStyle = (typeof textStyles)[number];

/** Text styles, to be spread into a rule: `style({ ...typography.h2, color: … })`. Sizes are fluid from 320 to 1440 px. */
export const typography: Readonly<Record<TextStyle, StyleRule>> = {
  display: serif(extraLight, 'clamp(2.5rem, 1.4rem + 5.9vw, 6.25rem)', 0.98, '-0.025em'),
  h1: serif(extraLight, 'clamp(2.375rem, 1.75rem + 2.75vw, 4rem)', 1.04, '-0.02em'),
  h2: serif(extraLight, 'clamp(1.9375rem, 1.5rem + 1.75vw, 3rem)', 1.08, '-0.015em'),
  h3: serif(light, 'clamp(1.375rem, 1.25rem + 0.5vw, 1.75rem)', 1.2, '-0.005em'),
  name: serif(light, 'clamp(1.25rem, 1.19rem + 0.28vw, 1.4375rem)', 1.2, '0'),
  lead: serif(light, 'clamp(1.125rem, 1.05rem + 0.35vw, 1.375rem)', 1.5, '0'),
  aside: { ...serif(light, 'clamp(1rem, 0.95rem + 0.25vw, 1.1875rem)', 1.3, '0'), fontStyle: 'italic' },
  body: sans(regular, '1rem', 1.6),
  small: sans(regular, '0.875rem', 1.5),
  caption: sans(regular, '0.8125rem', 1.4),
  label: sans(label, '0.875rem', 1.4),
  button: sans(label, '0.9375rem', 1.2),
  data: { fontVariantNumeric: 'tabular-nums', fontWeight: label },
};
