/** The largest bottle that may hold nicotine, in ml (decree of 19 May 2016). */
export const largestNicotineBottle = 10;

/**
 * Whether a shop in service may sell this strength, in mg/ml, in a bottle of this size, in ml. The demonstration offers each strength in
 * each size (section 2).
 */
export const isLawfulBottle = (nicotineStrength: number, size: number): boolean =>
  nicotineStrength === 0 || size <= largestNicotineBottle;

/** Why no other bottle size is offered. */
export const unlawfulBottle = `Avec nicotine, nos e-liquides se vendent en flacons de ${largestNicotineBottle}\u00a0ml seulement\u00a0: la loi le demande.`;
