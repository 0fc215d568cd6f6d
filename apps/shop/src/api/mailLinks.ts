import type { Http } from './http.ts';

/** What the links of mails lead to, and how another one is asked for. */
export interface MailLinksApi {
  /** Asks for a mail with a link; resolves alike whether or not the e-mail has an account. */
  askPasswordReset(email: string): Promise<void>;
  /** @param token of the mail. Refused with 404 when it is too old or was used. */
  resetPassword(token: string, password: string): Promise<void>;
  /** Asks for a mail with a link. */
  subscribe(email: string): Promise<void>;
  /** @param token of the mail. Refused with 404 when it is too old; again changes nothing. */
  confirmSubscription(token: string): Promise<void>;
  /** @param token of the mail. An unknown one has nothing to end. */
  unsubscribe(token: string): Promise<void>;
}

export const createMailLinksApi = ({ send }: Http): MailLinksApi => ({
  askPasswordReset: (email) => send('askPasswordReset', { json: { email } }),
  resetPassword: (id, password) => send('resetPassword', { id, json: { password } }),
  subscribe: (email) => send('subscribe', { json: { email } }),
  confirmSubscription: (id) => send('confirmSubscription', { id }),
  unsubscribe: (id) => send('unsubscribe', { id }),
});
