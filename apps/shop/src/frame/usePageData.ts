import { use } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageData } from '../pageData.ts';
import { useShop } from '../shop.ts';

/**
 * The data of the page shown, or of the one at `path`; the part waits until they have come. Undefined where there is no such page.
 *
 * @throws what reading them throws.
 */
export function usePageData<Data extends PageData>(path?: string): Data | undefined {
  const { pathname } = useLocation();
  const data = useShop().pages.read(path ?? pathname);
  // What a path holds follows from `pageDataOf`, which server and browser share.
  return (data instanceof Promise ? use(data) : data) as Data | undefined;
}
