import { useHydrated } from '@nuee/ui';
import { type Service, useOffice } from '../office/office.ts';

/** Whether a living shop is worked on. The server's HTML is the demonstration's too, and shows nothing that only that has. */
export function useLiving(): boolean {
  const { kind } = useOffice();
  return useHydrated() && kind === 'api';
}

/** The work that only a living shop has, once the server's HTML has been hydrated, which shows none of it. */
export function useService(): Service | undefined {
  const { service } = useOffice();
  return useHydrated() ? service : undefined;
}
