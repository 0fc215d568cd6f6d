/** How many px of the page stick out at the side. For plays only. */
export const pageOverflow = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;
