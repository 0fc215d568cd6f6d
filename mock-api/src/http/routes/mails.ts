/** The outbox for the back office, and the newsletter, which starts with a mail. */
import * as contract from '@nuee/domain/contract';
import type { Mail } from '@nuee/domain/live';
import { mailOf, sendAgain } from '../../commands/mails.ts';
import { confirmSubscription, subscribe, unsubscribe } from '../../commands/newsletter.ts';
import { erasureHash, noteErasures } from '../../db/erasures.ts';
import type { StoredMail } from '../../db/storage.ts';
import { mailText } from '../../mail/prepareMail.ts';
import { ApiError } from '../apiError.ts';
import { type Endpoint, type Services, serve } from '../endpoint.ts';
import { answerList, listOf, listQuery } from '../listQuery.ts';

const mailList = listOf(contract.listMails, 'mails', { filters: { status: 'status', kind: 'kind' } });

export function mailEndpoints(services: Services): Endpoint[] {
  const { storage, limiter, dataDir, shopUrl = 'http://localhost:4173' } = services;

  return [
    serve(services, contract.listMails, ({ query }) => {
      const asked = listQuery(mailList, query);
      return answerList(asked, storage.list(asked), present);
    }),

    serve(services, contract.readMail, async ({ params: { id }, now }) => {
      const write = await storage.tx(async (t) => mailText(t, await mailOf(t, id), now, shopUrl));
      if (!write) throw new ApiError(409, 'Ce dont parlait cet e-mail n’existe plus.');
      return write();
    }),

    serve(services, contract.sendMail, async ({ params: { id }, user, now }) =>
      present(id, await storage.tx(async (t) => sendAgain(t, { who: user.email, now }, id))),
    ),

    serve(services, contract.subscribe, async ({ body, network, now }) => {
      await limiter.act('subscriptions', network);
      await limiter.mail('newsletter-confirmation', body.email);
      await storage.tx(async (t) => subscribe(t, { who: 'customer', now }, body.email));
      return undefined;
    }),

    serve(services, contract.confirmSubscription, async ({ params: { token }, now }) => {
      await storage.tx(async (t) => confirmSubscription(t, token, now));
      return undefined;
    }),

    serve(services, contract.unsubscribe, async ({ params: { token }, now }) => {
      const ended = await storage.tx(async (t) => unsubscribe(t, token));
      if (ended !== undefined) await noteErasures(dataDir, [{ hash: erasureHash(ended), at: now.toISOString() }]);
      return undefined;
    }),
  ];
}

/** Without the data of the text. */
function present(
  _id: string,
  { kind, to, status, attempts, createdAt, sentAt, nextTry, lastError, data: { orderNumber } }: StoredMail,
): Mail {
  return {
    _id,
    kind,
    to,
    status,
    attempts,
    createdAt,
    ...(sentAt === undefined ? {} : { sentAt }),
    ...(status === 'waiting' ? { nextTry } : {}),
    ...(lastError === undefined ? {} : { lastError }),
    ...(orderNumber === undefined ? {} : { orderNumber }),
  };
}
