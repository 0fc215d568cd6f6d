/** Media queries, named by what they ask. Widths in px: the breakpoints of the visual direction. */
export const media = {
  sm: '(min-width: 640px)',
  md: '(min-width: 768px)',
  lg: '(min-width: 1024px)',
  /** From here on the header shows its menu in full. */
  wideHeader: '(min-width: 1200px)',
  xl: '(min-width: 1280px)',
  /** The back office with a mouse: controls may be smaller than a finger. */
  office: '(min-width: 1024px) and (pointer: fine)',
  belowSm: '(max-width: 639.98px)',
  belowMd: '(max-width: 767.98px)',
  belowLg: '(max-width: 1023.98px)',
  belowXl: '(max-width: 1279.98px)',
  belowWideHeader: '(max-width: 1199.98px)',
  /** A window so low that a dialog has to do with less. */
  low: '(max-height: 639.98px)',
  hover: '(hover: hover)',
  /** A hover that may move something. */
  hoverInMotion: '(hover: hover) and (prefers-reduced-motion: no-preference)',
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
  /** Where no script runs, what one would unfold stands open. */
  noScript: '(scripting: none)',
} as const;
