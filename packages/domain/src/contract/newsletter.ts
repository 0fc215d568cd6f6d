/** The newsletter's addresses in the back office. */
import { subscriberStatuses } from '../admin/subscribers.ts';
import { NewsletterBody } from '../live/mails.ts';
import { SubscribersSchema } from '../live/newsletter.ts';
import { get, post } from './route.ts';

export const listSubscribers = get('/api/admin/newsletter', 'users.read', {
  list: { filters: { status: subscriberStatuses } },
  answer: SubscribersSchema,
});
export const exportSubscribers = get('/api/admin/newsletter.csv', 'csv', { media: 'text/csv' });
/** Takes the address in its body: what is in a path ends in logs. */
export const removeSubscriber = post('/api/admin/newsletter/removals', 'users.write', { body: NewsletterBody });
