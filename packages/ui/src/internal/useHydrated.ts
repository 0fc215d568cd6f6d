import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while its HTML is being hydrated, true ever after. What the server can't know (the query of the
 * address, the storage) is rendered from the second pass on, so that the first one matches; a form that needs the script
 * can't be sent before it is there.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
