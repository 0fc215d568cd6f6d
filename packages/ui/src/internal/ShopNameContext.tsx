import { createContext, type ReactNode, use } from 'react';

/** The name of the demonstration, for which there are drawings. */
export const drawnName = 'Maison Nuée';

const ShopNameContext = createContext(drawnName);

export interface ShopNameProviderProps {
  /** What the shop is called. */
  name: string;
  children: ReactNode;
}

/** Tells the parts below what the shop is called; without it they call it « Maison Nuée ». */
export function ShopNameProvider({ name, children }: ShopNameProviderProps) {
  return <ShopNameContext value={name}>{children}</ShopNameContext>;
}

/** What the shop is called. */
export const useShopName = (): string => use(ShopNameContext);
