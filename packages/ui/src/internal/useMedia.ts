import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; while HTML is made, each may. For what isn't worth drawing where it can't be seen. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notice: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notice);
      return () => list.removeEventListener('change', notice);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
}
