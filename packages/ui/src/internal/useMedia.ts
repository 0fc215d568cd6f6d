import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; always true in prerendered HTML. For content that needn't be rendered where it can't be seen. */
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
