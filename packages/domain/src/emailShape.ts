/** An e-mail address with its parts. Each part between the points excludes the point: a hostile text is read in one pass. */
export const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
