/** What a notification can be about. */
export const notificationTypes = ['order', 'promotion', 'system'] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** A message of the shop to the customer (section 3). */
export interface Notification {
  _id: string;
  title: string;
  message: string;
  type: NotificationType;
  read: boolean;
  /** ISO date. */
  createdAt: string;
  /** Where a click leads; absent when it only marks the notification as read. */
  link?: string | undefined;
}

/** So many of the latest notifications are shown; older ones stay with the shop, and in the export of the account. */
export const latestNotifications = 100;

/** The notifications with one of them read. */
export function markRead(notifications: readonly Notification[], id: string): Notification[] {
  return notifications.map((notification) =>
    notification._id === id ? { ...notification, read: true } : notification,
  );
}

/** The number on the badge of the notifications. */
export function unreadCount(notifications: readonly Notification[]): number {
  return notifications.filter((notification) => !notification.read).length;
}
