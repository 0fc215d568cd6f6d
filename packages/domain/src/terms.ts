/** Above this subtotal, in euros, shipping is free; at exactly this much it is not (section 9). */
export const freeShippingAbove = 50;
/** The shipping price otherwise, in euros. */
export const shippingFee = 4.99;
/** Percent of the subtotal, added to the total (section 9). */
export const vatRate = 20;

/** What the shop charges on top of the articles. */
export interface Terms {
  /** In euros: what shipping costs, and the subtotal above which it is free. */
  readonly shipping: { readonly fee: number; readonly freeAbove: number };
  /** The rate in percent, and whether the prices already include the tax. */
  readonly vat: { readonly rate: number; readonly included: boolean };
}

/** The terms of the specification. */
export const standardTerms: Terms = {
  shipping: { fee: shippingFee, freeAbove: freeShippingAbove },
  vat: { rate: vatRate, included: false },
};
