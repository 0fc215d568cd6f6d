import { useMemo } from 'react';
import { useShop } from '../shop.ts';
import { type AccountActions, createAccount } from '../state/account.ts';

/** Login, registration and logout, for the pages that need them. */
export function useAccount(): AccountActions {
  const { session, cart, users, toasts } = useShop();
  return useMemo(() => createAccount({ session, cart, api: users, toasts }), [session, cart, users, toasts]);
}
