/** The breakpoints of the visual direction: window widths, in px, at which the layout changes. */
export const breakpoints = {
  xs: 360,
  sm: 640,
  md: 768,
  lg: 1024,
  /** From this width the header shows its full menu. */
  wideHeader: 1200,
  xl: 1280,
} as const;

// In em, so that who reads with text of twice the size gets the layout of a window half as wide.
const from = (width: number) => `(min-width: ${width / 16}em)`;
const below = (width: number) => `(max-width: ${(width - 0.02) / 16}em)`;

/** Media queries by name. */
export const media = {
  /** Two products fit beside each other. */
  xs: from(breakpoints.xs),
  sm: from(breakpoints.sm),
  md: from(breakpoints.md),
  lg: from(breakpoints.lg),
  wideHeader: from(breakpoints.wideHeader),
  xl: from(breakpoints.xl),
  /** The back office with a mouse: controls may be smaller than a finger. */
  office: `${from(breakpoints.lg)} and (pointer: fine)`,
  xsToSm: `${from(breakpoints.xs)} and ${below(breakpoints.sm)}`,
  smToWideHeader: `${from(breakpoints.sm)} and ${below(breakpoints.wideHeader)}`,
  xsToWideHeader: `${from(breakpoints.xs)} and ${below(breakpoints.wideHeader)}`,
  belowSm: below(breakpoints.sm),
  belowMd: below(breakpoints.md),
  belowLg: below(breakpoints.lg),
  belowXl: below(breakpoints.xl),
  belowWideHeader: below(breakpoints.wideHeader),
  /** A window narrower than most phones. */
  smallest: below(breakpoints.xs),
  /** A phone at 200 % zoom. */
  magnified: below(256),
  /** A window so low that dialogs have to be smaller. */
  low: '(max-height: 39.99875em)',
  /** A phone held sideways. */
  lowLandscape: '(max-height: 30em) and (orientation: landscape)',
  hover: '(hover: hover)',
  /** Hover where motion is allowed. */
  hoverInMotion: '(hover: hover) and (prefers-reduced-motion: no-preference)',
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  light: '(prefers-color-scheme: light)',
  dark: '(prefers-color-scheme: dark)',
  /** Colours of the visitor's system: grounds and shadows aren't painted, borders are. */
  forcedColors: '(forced-colors: active)',
  /** Without scripts: whatever a press would unfold is shown unfolded. */
  noScript: '(scripting: none)',
} as const;
