/** The API with a mail server of its own, and what its mails say. */
import * as contract from '@nuee/domain/contract';
import type { Mail, MailKind } from '@nuee/domain/live';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect } from 'vitest';
import type { ApiOptions } from '../server.ts';
import { apiUnderTest } from './apiUnderTest.ts';
import { type MailServer, startMailServer } from './mailServer.ts';

const shopUrl = 'https://shop.example';

/** The secret that a mail carries in its link to a page. */
export const tokenIn = ({ text = '' }: { text?: string | undefined }, page: string): string =>
  new RegExp(`${shopUrl}${page}#([\\w-]{20,})`).exec(text)?.[1] ?? '';

export function apiWithMails() {
  const options: Partial<ApiOptions> = { shopUrl };
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
    options.smtpUrl = server.smtpUrl;
  });
  const api = apiUnderTest(options);
  afterAll(() => server.close());

  const list = async (query: string) => {
    const route = { ...contract.listMails, path: `/api/admin/mails${query}` };
    return (await api.succeed(route, { token: await api.owner() })).items;
  };
  return {
    api,
    server: () => server,
    /** The outbox, as the back office lists it. */
    list,
    /** The mails of one reader that the server got, once there are so many. */
    async mailsTo(address: string, count = 1) {
      const mails = async () =>
        (await Promise.all(server.arrived.map((mail) => PostalMime.parse(mail)))).filter(
          ({ to }) => to?.[0]?.address === address,
        );
      await expect.poll(async () => (await mails()).length).toBe(count);
      return mails();
    },
    /** The mail of the outbox, once it is sent. */
    async latest(kind: MailKind, to: string): Promise<Mail> {
      const sent = async () => (await list(`?kind=${kind}`)).find((mail) => mail.to === to && mail.status === 'sent');
      await expect.poll(sent).toBeDefined();
      return (await sent()) as Mail;
    },
  };
}
