import { useState } from 'react';
import { rolling } from './rolling.css.ts';

/** The class of an element, keyed by its number, that rolls in from below once the number has changed. */
export function useRolling(number: string | number): string | undefined {
  const [{ shown, hasChanged }, setShown] = useState({ shown: number, hasChanged: false });
  if (shown !== number) setShown({ shown: number, hasChanged: true });
  return hasChanged ? rolling : undefined;
}
