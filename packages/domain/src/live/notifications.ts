import * as v from 'valibot';
import { dateTime } from '../fields.ts';

export const NotificationSchema = v.object({
  _id: v.string(),
  title: v.string(),
  message: v.string(),
  type: v.picklist(['order', 'promotion', 'system']),
  read: v.boolean(),
  createdAt: dateTime,
  link: v.optional(v.string()),
});
export const NotificationsSchema = v.object({ items: v.array(NotificationSchema) });
