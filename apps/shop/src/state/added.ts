import type { CartSelection } from '@nuee/domain';
import { atom } from 'jotai';

/** What was added to the cart a moment ago, as long as the page shows it. */
export const addedAtom = atom<CartSelection | undefined>(undefined);
