import type { KeptStorage } from '@nuee/ui/keptStorage';
import { atom, type createStore } from 'jotai';
import { storageKeys } from './storageKeys.ts';

/**
 * Whether the visitor confirmed to be 18 or older in this browser session. `unknown` until the storage has been read.
 */
export const ageGateAtom = atom<'unknown' | 'open' | 'confirmed'>('unknown');

const key = storageKeys.ageVerified;

export interface AgeGateState {
  /** Reads from the storage whether the visitor may enter. */
  refresh(): void;
  confirm(): void;
  /** Settles once the visitor may enter. */
  entered: Promise<void>;
}

export function createAgeGate({
  store,
  storage,
}: {
  store: ReturnType<typeof createStore>;
  storage: KeptStorage;
}): AgeGateState {
  return {
    refresh: () => store.set(ageGateAtom, storage.getItem(key) === 'true' ? 'confirmed' : 'open'),
    confirm: () => {
      storage.setItem(key, 'true');
      store.set(ageGateAtom, 'confirmed');
    },
    entered: new Promise((resolve) => {
      const stop = store.sub(ageGateAtom, () => {
        if (store.get(ageGateAtom) !== 'confirmed') return;
        stop();
        resolve();
      });
    }),
  };
}
