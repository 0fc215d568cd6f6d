import { useShopName } from '@nuee/ui';
import { isDemonstration } from '../site.ts';

/** What the tab of the browser calls the back office, after the title of a page. */
export function useOfficeName(): string {
  const shopName = useShopName();
  return isDemonstration ? `Administration ${shopName}` : shopName;
}
