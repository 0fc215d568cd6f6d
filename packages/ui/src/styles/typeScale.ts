import type { tokens } from './tokens.ts';

export interface TextMeasure {
  font: keyof typeof tokens.font;
  weight: keyof typeof tokens.weight;
  /** In rem. Two values if it grows with the window, from 320 to 1440 px. */
  size: readonly [fixed: number] | readonly [least: number, growing: string, most: number];
  line: number;
  /** In em. */
  spacing?: number;
  italic?: true;
}

/** The figures of the text styles. Parts spread `typography`, which is made of them; design tools read them in `tokens.json`. */
export const typeScale = {
  display: { font: 'serif', weight: 'extraLight', size: [2.5, '1.4rem + 5.9vw', 6.25], line: 0.98, spacing: -0.025 },
  h1: { font: 'serif', weight: 'extraLight', size: [2.375, '1.75rem + 2.75vw', 4], line: 1.04, spacing: -0.02 },
  h2: { font: 'serif', weight: 'extraLight', size: [1.9375, '1.5rem + 1.75vw', 3], line: 1.08, spacing: -0.015 },
  h3: { font: 'serif', weight: 'light', size: [1.375, '1.25rem + 0.5vw', 1.75], line: 1.2, spacing: -0.005 },
  name: { font: 'serif', weight: 'light', size: [1.25, '1.19rem + 0.28vw', 1.4375], line: 1.2, spacing: 0 },
  lead: { font: 'serif', weight: 'light', size: [1.125, '1.05rem + 0.35vw', 1.375], line: 1.5, spacing: 0 },
  aside: { font: 'serif', weight: 'light', size: [1, '0.95rem + 0.25vw', 1.1875], line: 1.3, spacing: 0, italic: true },
  body: { font: 'sans', weight: 'regular', size: [1], line: 1.6 },
  small: { font: 'sans', weight: 'regular', size: [0.875], line: 1.5 },
  caption: { font: 'sans', weight: 'regular', size: [0.8125], line: 1.4 },
  label: { font: 'sans', weight: 'label', size: [0.875], line: 1.4 },
  button: { font: 'sans', weight: 'label', size: [0.9375], line: 1.2 },
} as const satisfies Record<string, TextMeasure>;

/** A size as CSS. */
export const fontSize = ([least, growing, most]: TextMeasure['size']): string =>
  growing === undefined ? `${least}rem` : `clamp(${least}rem, ${growing}, ${most}rem)`;
