/** The colour modes and widths that every part is reviewed in. */
export const colorModes = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
] as const;
export type ColorMode = (typeof colorModes)[number]['value'];

const width = (name: string, px: number) => ({ name, styles: { width: `${px}px`, height: '900px' } });

export const widths = {
  smallest: width('Smallest phone', 320),
  phone: width('Phone', 390),
  tablet: width('Tablet', 768),
  desktop: width('Desktop', 1440),
};
