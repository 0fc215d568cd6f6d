import { type Bottle, bottleOf, firstBottle, isLawfulBottle, type Product, type SoldBottle } from '@nuee/domain';
import { useState } from 'react';

/** A strength or a size of a product. */
export interface Measure {
  value: number;
  /** Whether there is no such bottle. */
  disabled: boolean;
  /** Whether there is one, of which nothing is left. */
  soldOut: boolean;
}

/** The choice of a bottle, and what may be chosen. */
export interface BottleChoice {
  bottle: Bottle;
  /** Its price, and what is left of it. */
  sold: SoldBottle;
  strengths: readonly Measure[];
  /** In the chosen strength. */
  sizes: readonly Measure[];
  setStrength: (strength: number) => void;
  setSize: (size: number) => void;
}

/**
 * What is chosen of a product. Another product resets the choice.
 *
 * @param lawful whether nicotine is sold in 10 ml only.
 */
export function useBottle(product: Product, lawful: boolean): BottleChoice {
  const soldAs = (bottle: Bottle): SoldBottle | undefined =>
    lawful && !isLawfulBottle(bottle.nicotineStrength, bottle.size) ? undefined : bottleOf(product, bottle);
  const initial = () => firstBottle(product, (bottle) => soldAs(bottle) !== undefined);
  const [of, setProduct] = useState(product.id);
  const [wanted, setWanted] = useState(initial);
  if (of !== product.id) {
    setProduct(product.id);
    setWanted(initial());
  }
  const { nicotineStrength } = wanted;
  const inSize = (size: number) => soldAs({ size, nicotineStrength });
  // A strength that isn't sold in the chosen size selects the first size in which it is.
  const fits = product.sizes.filter((size) => inSize(size) !== undefined);
  const size = fits.includes(wanted.size) ? wanted.size : (fits[0] ?? wanted.size);
  const measure = (value: number, bottles: readonly (SoldBottle | undefined)[]): Measure => {
    const sold = bottles.filter((bottle) => bottle !== undefined);
    return { value, disabled: sold.length === 0, soldOut: sold.every(({ outOfStock }) => outOfStock) };
  };
  return {
    bottle: { size, nicotineStrength },
    sold: inSize(size) ?? product,
    strengths: product.nicotineStrengths.map((strength) =>
      measure(
        strength,
        product.sizes.map((each) => soldAs({ size: each, nicotineStrength: strength })),
      ),
    ),
    sizes: product.sizes.map((each) => measure(each, [inSize(each)])),
    setStrength: (strength) => setWanted({ ...wanted, nicotineStrength: strength }),
    setSize: (next) => setWanted({ ...wanted, size: next }),
  };
}
