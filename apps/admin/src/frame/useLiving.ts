import { useHydrated } from '@nuee/ui';
import { useOffice } from '../office/office.ts';

/** Whether a living shop is worked on. The server's HTML is the demonstration's too, and shows nothing that only that has. */
export function useLiving(): boolean {
  const { kind } = useOffice();
  return useHydrated() && kind === 'api';
}
