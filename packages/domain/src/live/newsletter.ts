/** The newsletter's addresses, for the back office. */
import * as v from 'valibot';
import { subscriberStatuses } from '../admin/subscribers.ts';
import { dateTime } from '../fields.ts';
import { listOf } from './orders.ts';

export const SubscriberSchema = v.object({
  /** In lower case. */
  email: v.string(),
  status: v.picklist(subscriberStatuses),
  since: dateTime,
  confirmedAt: v.optional(dateTime),
});
export type Subscriber = v.InferOutput<typeof SubscriberSchema>;
export const SubscribersSchema = listOf(SubscriberSchema);
