/** Above this subtotal, in euros, shipping is free; at exactly this much it is not (section 9). */
export const freeShippingAbove = 50;
/** The shipping price otherwise, in euros. */
export const shippingFee = 4.99;
/** Percent of the subtotal, added to the total (section 9). */
export const vatRate = 20;

export const deliveryKinds = ['home', 'express', 'relay', 'pickup'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** A way in which parcels come to customers. Amounts in euros. */
export interface DeliveryMethod {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly name: string;
  /** What customers read below its name: how long it takes, where a parcel is fetched. May be empty. */
  readonly text: string;
  readonly fee: number;
  /** The subtotal above which it is free; without one it never is. */
  readonly freeAbove?: number | undefined;
  readonly countries: string[];
  /** In grams. */
  readonly maxWeight?: number | undefined;
  readonly active: boolean;
}

/** The methods in the owner's order, and the countries that the shop delivers to. */
export interface Delivery {
  readonly methods: DeliveryMethod[];
  readonly countries: string[];
}

/** What the shop charges on top of the articles. */
export interface Terms {
  /** In euros: what shipping costs, and the subtotal above which it is free. Only without delivery methods. */
  readonly shipping: { readonly fee: number; readonly freeAbove: number };
  /** Absent where there is no choice of methods and the countries are the usual ones. */
  readonly delivery?: Delivery | undefined;
  /** The rate in percent, and whether the prices already include the tax. */
  readonly vat: { readonly rate: number; readonly included: boolean };
}

/** The terms of the specification. */
export const standardTerms: Terms = {
  shipping: { fee: shippingFee, freeAbove: freeShippingAbove },
  vat: { rate: vatRate, included: false },
};
