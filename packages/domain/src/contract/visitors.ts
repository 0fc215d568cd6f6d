/** What anybody may ask for without an account. */

import { NewsletterBody } from '../live/mails.ts';
import { ContactBody, NewPasswordBody, PasswordResetBody, ReceiptSchema, WithdrawalBody } from '../live/visitors.ts';
import { post, remove } from './route.ts';

/** Mails a link for choosing a new password, if the e-mail address has an account. */
export const askPasswordReset = post('/api/users/password-reset', 'anyone', { body: PasswordResetBody, status: 202 });
/** `token` is that of the mail. */
export const resetPassword = post('/api/users/password-reset/{token}', 'anyone', { body: NewPasswordBody });
/** Writes to the house. */
export const contact = post('/api/contact', 'anyone', { body: ContactBody, status: 202 });
/** Mails a link that confirms the newsletter. */
export const subscribe = post('/api/newsletter', 'anyone', { body: NewsletterBody, status: 202 });
/** `token` is that of the mail. */
export const confirmSubscription = post('/api/newsletter/{token}', 'anyone');
/** `token` is that of the mail. */
export const unsubscribe = remove('/api/newsletter/{token}', 'anyone');
export const withdraw = post('/api/withdrawals', 'anyone', {
  body: WithdrawalBody,
  answer: ReceiptSchema,
  status: 202,
});
/** The same from a page without a script. */
export const withdrawByForm = post('/api/withdrawals/form', 'anyone', {
  sends: ['application/x-www-form-urlencoded'],
  media: 'text/html',
  status: 202,
});
