/** The values of the account's `tab` parameter (section 2). */
export const accountTabs = [
  'orders',
  'profile',
  'address',
  'payment',
  'favorites',
  'support',
  'support-new',
  'notifications',
  'invoices',
] as const;
export type AccountTab = (typeof accountTabs)[number];

/** The tab that the address names; anything else is the orders. */
export function accountTabFromQuery(value: string | null): AccountTab {
  return accountTabs.find((tab) => tab === value) ?? 'orders';
}

/** `/mon-compte?tab={tab}`. */
export function accountPath(tab: AccountTab): string {
  return `/mon-compte?tab=${tab}`;
}
