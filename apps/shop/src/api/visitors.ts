import type { Client } from '@nuee/api-client';
import * as contract from '@nuee/domain/contract';

/** What anybody may ask for without an account: the links of mails, a message to the house. */
export interface VisitorsApi {
  /** Writes to the house. */
  contact(message: contract.SentBodyOf<typeof contract.contact>): Promise<void>;
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

export const createVisitorsApi = ({ send }: Client): VisitorsApi => ({
  contact: (body) => send(contract.contact, { body }),
  askPasswordReset: (email) => send(contract.askPasswordReset, { body: { email } }),
  resetPassword: (token, password) => send(contract.resetPassword, { token, body: { password } }),
  subscribe: (email) => send(contract.subscribe, { body: { email } }),
  confirmSubscription: (token) => send(contract.confirmSubscription, { token }),
  unsubscribe: (token) => send(contract.unsubscribe, { token }),
});
