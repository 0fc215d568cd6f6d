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

/** The tab that the address names; any other value means the orders. */
export function accountTabFromQuery(value: string | null): AccountTab {
  return accountTabs.find((tab) => tab === value) ?? 'orders';
}

const labels: Readonly<Record<AccountTab, string>> = {
  orders: 'Mes commandes',
  profile: 'Mon profil',
  address: 'Mon adresse',
  payment: 'Moyens de paiement',
  favorites: 'Mes favoris',
  support: 'Support',
  'support-new': 'Nouvelle demande',
  notifications: 'Notifications',
  invoices: 'Mes factures',
};

/** The name of the tab for the customer, and the title of its screen. */
export function accountTabLabel(tab: AccountTab): string {
  return labels[tab];
}

/** `/mon-compte?tab={tab}`. */
export function accountPath(tab: AccountTab): string {
  return `/mon-compte?tab=${tab}`;
}
