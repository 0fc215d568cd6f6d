import type { Terms } from '@nuee/domain';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useShop } from '../shop.ts';
import { termsAtom } from '../state/terms.ts';

/** What the cart adds to the prices today: a page that stays open may be older. */
export function useTerms(): Terms {
  const { pages, readTerms } = useShop();
  const terms = useAtomValue(termsAtom);
  useEffect(() => void readTerms(), [readTerms]);
  return terms ?? pages.site.terms;
}
