/** What the shop tells a customer in her account; every page counts what is unread. */
import { NotificationSchema, NotificationsSchema } from '../live/notifications.ts';
import { get, put } from './route.ts';

export const listNotifications = get('/api/notifications', 'customer', { answer: NotificationsSchema });
/** Marks it as read. */
export const readNotification = put('/api/notifications/{id}/read', 'customer', { answer: NotificationSchema });
