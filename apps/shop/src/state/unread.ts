import { atom } from 'jotai';

/** How many notifications the customer of a session (`owner`, its token) has not read; `undefined` until they are counted. */
export const unreadAtom = atom<{ owner: string; count: number } | undefined>(undefined);
