/** How many px the page overflows horizontally. For plays only. */
export const pageOverflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;
