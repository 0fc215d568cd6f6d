import { useHydrated } from '@nuee/ui';
import { type Service, useOffice } from '../office/office.ts';

/**
 * Whether the user works on a live shop. `false` during hydration, because the server's HTML is shared with the
 * demonstration.
 */
export function useLiving(): boolean {
  const { kind } = useOffice();
  return useHydrated() && kind === 'api';
}

/**
 * The work that only a live shop has. `undefined` until the server's HTML, which shows none of it, has been hydrated.
 */
export function useService(): Service | undefined {
  const { service } = useOffice();
  return useHydrated() ? service : undefined;
}
