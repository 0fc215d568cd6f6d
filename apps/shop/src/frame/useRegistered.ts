import { demoToken } from '@nuee/domain';
import { useAtomValue } from 'jotai';
import { useShop } from '../shop.ts';
import { sessionAtom } from '../state/session.ts';

/** Whether a customer with a real account is logged in: neither a guest nor the demonstration's customer. */
export function useRegistered(): boolean {
  const { status } = useAtomValue(sessionAtom);
  const { session } = useShop();
  return status === 'customer' && session.token() !== demoToken;
}
