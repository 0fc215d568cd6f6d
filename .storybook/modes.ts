import { breakpoints } from '@nuee/ui/styles/media';

/** The colour modes in which every part is reviewed. */
export const colorModes = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
] as const;
export type ColorMode = (typeof colorModes)[number]['value'];

/**
 * The settings that a reader may choose for any part. The first of each list is the setting for which the part was
 * designed.
 */
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

export interface Size {
  width: number;
  height: number;
}
const height = 900;

/** The windows of the toolbar: the widths of the comps, and the first one of each layout in between. */
export const windows = {
  smallest: { name: 'Smallest phone', width: 320, height },
  phone: { name: 'Phone', width: 390, height },
  largePhone: { name: 'Large phone', width: breakpoints.sm, height },
  tablet: { name: 'Tablet', width: breakpoints.md, height },
  laptop: { name: 'Laptop', width: breakpoints.lg, height },
  wideHeader: { name: 'Menu in full', width: breakpoints.wideHeader, height },
  largeLaptop: { name: 'Large laptop', width: breakpoints.xl, height },
  desktop: { name: 'Desktop', width: 1440, height },
} as const satisfies Record<string, Size & { name: string }>;

/** The same windows as Storybook's toolbar takes them. */
export const viewports = Object.fromEntries(
  Object.entries(windows).map(([key, { name, width }]) => [
    key,
    { name, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

/** The window that a story asks for, such as the one about the menu of phones. */
export function windowOf({ viewport }: { viewport?: { value?: string | undefined } } = {}): Size | undefined {
  return Object.entries(windows).find(([key]) => key === viewport?.value)?.[1];
}

/**
 * The modes in which a story is pictured, by Chromatic (which reads them in this shape) and by `npm test`. Both widths and both colour
 * modes, in two pictures: colours don't depend on the width.
 */
export const modes = {
  'light desktop': { colorMode: 'light', viewport: { width: windows.desktop.width, height } },
  'dark phone': { colorMode: 'dark', viewport: { width: windows.phone.width, height } },
} as const satisfies Record<string, { colorMode: ColorMode; viewport: Size }>;
export type ModeName = keyof typeof modes;
