import { useMemo } from 'react';
import { useShop } from '../shop.ts';
import { type AccountActions, createAccount } from '../state/account.ts';

/** Login, registration and logout, for the pages that have to do with them. */
export function useAccount(): AccountActions {
  const { session, cart, users, toasts } = useShop();
  return useMemo(() => createAccount({ session, cart, api: users, toasts }), [session, cart, users, toasts]);
}
