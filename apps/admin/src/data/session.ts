import * as contract from '@nuee/domain/contract';
import type { Permission } from '@nuee/domain/live';
import { useRead } from './reading.ts';

/** The logged-in user. */
export const usePerson = () =>
  useRead(['session'], (client, signal) => client.call(contract.readOwnerSession, { signal }));

/** Until the API has answered, everything is offered; the server decides anyway. */
export function useMay(): (permission: Permission) => boolean {
  const { value } = usePerson();
  return (permission) => value?.permissions.includes(permission) ?? true;
}
