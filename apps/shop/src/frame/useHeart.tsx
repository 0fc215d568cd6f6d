import type { ProductSummary } from '@nuee/domain';
import { lazyPart } from '@nuee/ui/lazyPart';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import { isDemonstration } from '../site.ts';
import { sessionAtom } from '../state/session.ts';
import { late } from './late.tsx';
import { useRegistered } from './useRegistered.ts';

interface HeartProps {
  product: Pick<ProductSummary, 'id' | 'name'>;
}

const RegisteredHeart = late(lazyPart(() => import('./FavoriteToggle.tsx')));
const GuestHeart = isDemonstration ? undefined : late(lazyPart(() => import('./GuestHeart.tsx')));

/**
 * The heart of a product for who is here, whose code comes once it is needed: it keeps the product for a registered customer, and leads a
 * guest of a shop in service to the login. The demonstration has none (section 2).
 */
export function useHeart(): ComponentType<HeartProps> | undefined {
  const registered = useRegistered();
  const { status } = useAtomValue(sessionAtom);
  if (registered) return RegisteredHeart;
  return status === 'guest' ? GuestHeart : undefined;
}
