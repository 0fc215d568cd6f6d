import type { ProductSummary } from '@nuee/domain';
import { type ComponentType, createContext, type ReactNode, use } from 'react';

type CardAction = ComponentType<{ product: Pick<ProductSummary, 'id' | 'name'> }>;

const CardActionContext = createContext<CardAction | undefined>(undefined);

export interface CardActionProviderProps {
  /** What else can be done with a product, over the picture of each card; nothing by default. */
  action: CardAction | undefined;
  children: ReactNode;
}

/** Tells the product cards below what else can be done with a product. The lists between needn't know of it. */
export function CardActionProvider({ action, children }: CardActionProviderProps) {
  return <CardActionContext value={action}>{children}</CardActionContext>;
}

export const useCardAction = (): CardAction | undefined => use(CardActionContext);
