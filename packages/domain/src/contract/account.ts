/** A customer's account: profile, password, sessions, favourites, notifications, her data. */
import {
  ChangePasswordBody,
  ChangeProfileBody,
  DevicesSchema,
  EraseBody,
  ExportSchema,
  FavoritesSchema,
  NotificationSchema,
  NotificationsSchema,
} from '../live/account.ts';
import { get, put, remove } from './route.ts';
import { ProfileSchema } from './shapes.ts';

export const changeProfile = put('/api/users/profile', 'customer', { body: ChangeProfileBody, answer: ProfileSchema });
/** Ends all other sessions. */
export const changePassword = put('/api/users/password', 'customer', { body: ChangePasswordBody });
export const listSessions = get('/api/users/sessions', 'customer', { answer: DevicesSchema });
/** All but the one that asks. */
export const endOtherSessions = remove('/api/users/sessions', 'customer');
export const readFavorites = get('/api/users/favorites', 'customer', { answer: FavoritesSchema });
/** `id` is that of a product. */
export const addFavorite = put('/api/users/favorites/{id}', 'customer');
/** `id` is that of a product. */
export const removeFavorite = remove('/api/users/favorites/{id}', 'customer');
export const listNotifications = get('/api/notifications', 'customer', { answer: NotificationsSchema });
/** Marks it as read. */
export const readNotification = put('/api/notifications/{id}/read', 'customer', { answer: NotificationSchema });
/** All that the shop knows of the customer. */
export const exportAccount = get('/api/users/export', 'customer', { answer: ExportSchema });
/** Erases the account for good. */
export const eraseAccount = remove('/api/users/me', 'customer', { body: EraseBody });
