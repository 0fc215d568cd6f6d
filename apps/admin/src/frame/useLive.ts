import { useHydrated } from '@nuee/ui';
import { useSource } from '../data/source.ts';

/**
 * Whether the user works on a shop in service. `false` during hydration, because the server's HTML is shared with the
 * demonstration.
 */
export function useLive(): boolean {
  const { isDemonstration } = useSource();
  return useHydrated() && !isDemonstration;
}
