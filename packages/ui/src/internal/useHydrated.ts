import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while its HTML is hydrated, true afterwards. What the server can't know (the query of the address, the
 * storage) is rendered from the second render on, so that the first one matches the HTML. A form that needs the script
 * can't be sent before that either.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
