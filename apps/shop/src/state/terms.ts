import type { Terms } from '@nuee/domain';
import { atom } from 'jotai';

/** What the cart adds to the prices, as it was read last; undefined before, when what the page was made with holds. */
export const termsAtom = atom<Terms | undefined>(undefined);
