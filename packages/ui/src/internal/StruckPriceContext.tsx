import { createContext, type ReactNode, use } from 'react';

/** Which price stands struck beside a reduced one: the regular price, or the lowest of the 30 days before the reduction. */
export type StruckPrice = 'regular' | 'lowest';

const StruckPriceContext = createContext<StruckPrice>('regular');

export interface StruckPriceProviderProps {
  /** Which price is struck; `regular` without a provider. */
  struck: StruckPrice;
  children: ReactNode;
}

/** Tells the prices below what the struck ones are. The lists between needn't know of it. */
export function StruckPriceProvider({ struck, children }: StruckPriceProviderProps) {
  return <StruckPriceContext value={struck}>{children}</StruckPriceContext>;
}

export const useStruckPrice = (): StruckPrice => use(StruckPriceContext);
