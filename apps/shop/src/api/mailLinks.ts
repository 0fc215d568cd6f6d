import type { Client } from '@nuee/api-client';
import * as contract from '@nuee/domain/contract';

/** The calls behind the links of mails, and those that request another link. */
export interface MailLinksApi {
  /** Requests a mail with a link; resolves in the same way whether or not the e-mail address has an account. */
  askPasswordReset(email: string): Promise<void>;
  /** @param token of the mail. Refused with 404 when it is too old or was already used. */
  resetPassword(token: string, password: string): Promise<void>;
  /** Requests a mail with a link. */
  subscribe(email: string): Promise<void>;
  /** @param token of the mail. Refused with 404 when it is too old; using it again changes nothing. */
  confirmSubscription(token: string): Promise<void>;
  /** @param token of the mail. An unknown one has nothing to end. */
  unsubscribe(token: string): Promise<void>;
}

export const createMailLinksApi = ({ send }: Client): MailLinksApi => ({
  askPasswordReset: (email) => send(contract.askPasswordReset, { body: { email } }),
  resetPassword: (token, password) => send(contract.resetPassword, { token, body: { password } }),
  subscribe: (email) => send(contract.subscribe, { body: { email } }),
  confirmSubscription: (token) => send(contract.confirmSubscription, { token }),
  unsubscribe: (token) => send(contract.unsubscribe, { token }),
});
