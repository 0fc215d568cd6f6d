/** A page of the shop as a menu shows it. Only pages that exist are passed in. */
export interface PageLink {
  href: string;
  label: string;
}

/** The address of the whole catalogue; in the menus this page unfolds into its categories. */
export const cataloguePath = '/catalogue';

/** Whether a page of the menu is the current one. A product belongs to the catalogue. */
export function isCurrent(href: string, currentPath: string): boolean {
  return href === currentPath || (href === cataloguePath && currentPath.startsWith('/produit/'));
}

/** The accessible name of the link to the account, with the number of unread notifications. */
export const withUnread = (label: string, unreadCount: number): string =>
  unreadCount === 0 ? label : `${label}, ${unreadCount} notification${unreadCount > 1 ? 's non lues' : ' non lue'}`;
