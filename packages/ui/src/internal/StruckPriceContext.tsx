import { createContext, type ReactNode, use } from 'react';

const StruckPriceContext = createContext('Prix habituel');

export interface StruckPriceProviderProps {
  /** What a price is that stands struck beside a reduced one, for screen readers; « Prix habituel » by default. */
  label: string;
  children: ReactNode;
}

/** Tells the prices below what the struck ones are. The lists between needn't know of it. */
export function StruckPriceProvider({ label, children }: StruckPriceProviderProps) {
  return <StruckPriceContext value={label}>{children}</StruckPriceContext>;
}

export const useStruckPrice = (): string => use(StruckPriceContext);
