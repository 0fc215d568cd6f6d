/** The colour modes and widths that every part is reviewed in. */
export const colorModes = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
] as const;
export type ColorMode = (typeof colorModes)[number]['value'];

/** What a reader may ask for, whatever the part. The first of each is how the part was designed. */
export const textSpacings = [
  { value: 'designed', title: 'Text as designed' },
  { value: 'spaced', title: 'Text spaced (WCAG 1.4.12)' },
] as const;
export type TextSpacing = (typeof textSpacings)[number]['value'];

export const motions = [
  { value: 'full', title: 'Full motion' },
  { value: 'reduced', title: 'Reduced motion' },
] as const;
export type Motion = (typeof motions)[number]['value'];

const width = (name: string, px: number) => ({ name, styles: { width: `${px}px`, height: '900px' } });

export const widths = {
  smallest: width('Smallest phone', 320),
  phone: width('Phone', 390),
  tablet: width('Tablet', 768),
  desktop: width('Desktop', 1440),
};
