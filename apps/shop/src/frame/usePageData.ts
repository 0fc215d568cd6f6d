import { use } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageData } from '../pageData.ts';
import { useShop } from '../shop.ts';

/**
 * The data of the page shown, or of the one at `path`; it suspends until they are loaded. `undefined` where there is no
 * such page.
 *
 * @throws what loading them throws.
 */
export function usePageData<Data extends PageData>(path?: string): Data | undefined {
  const { pathname } = useLocation();
  const data = useShop().pages.read(path ?? pathname);
  // `pageDataOf`, shared by server and browser, determines the type of a path's data.
  return (data instanceof Promise ? use(data) : data) as Data | undefined;
}
