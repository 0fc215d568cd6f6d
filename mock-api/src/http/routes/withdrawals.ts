/**
 * Declarations of withdrawal: by a customer, by anybody who knows an order, and from the page that works without
 * scripts.
 */

import { openWithdrawals } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { type PaymentState, type Receipt, WithdrawalBody } from '@nuee/domain/live';
import { writeMail } from '@nuee/ui/mail';
import type { Response } from 'json-server';
import type { InferOutput } from 'valibot';
import { changeWithdrawal, isOrderOf, withdraw, withdrawFromOrder } from '../../commands/withdraw.ts';
import type { StoredWithdrawal } from '../../db/storage.ts';
import { sortableNumber } from '../../db/tables/values.ts';
import { mailShopOf } from '../../mail/prepareMail.ts';
import { presentWithdrawal } from '../../presenters/withdrawals.ts';
import { paymentStates } from '../../queries/figures.ts';
import { ApiError } from '../apiError.ts';
import { actorOf, type Endpoint, type Services, serve, valid } from '../endpoint.ts';
import { readFormBody } from '../jsonBody.ts';
import { answerList, listOf, listQuery } from '../listQuery.ts';

type Declared = InferOutput<typeof WithdrawalBody>;

/** The page with the form. */
const formPage = '/retractation';

const withdrawalList = listOf(contract.listWithdrawals, 'withdrawals', {
  filters: { status: 'status' },
  narrowings: { status: { waiting: { statuses: openWithdrawals } } },
  sorts: { orderNumber: 'number', name: 'name' },
});

export function withdrawalEndpoints(services: Services): Endpoint[] {
  const { storage, limiter, shopUrl = 'http://localhost:4173' } = services;

  async function receive(declared: Declared, { network, now }: { network: string; now: Date }): Promise<Receipt> {
    const number = sortableNumber(declared.orderNumber.toUpperCase());
    const { items } = await storage.list({ collection: 'orders', where: { number }, limit: 1 });
    const [found] = items;
    // The law wants it open to every customer at any time: only what is no customer's is counted.
    const isHers = isOrderOf(found?.record, declared.email);
    if (!isHers) await limiter.act('withdrawals', network);
    const mayMail = isHers || (await limiter.mayMail('withdrawal-received', declared.email));
    return storage.tx(async (t) =>
      withdraw(t, { who: 'customer', now }, { declaration: declared, id: found?.id, mayMail }),
    );
  }

  /** Whether the orders of these declarations are paid, by their ids. */
  async function paymentsOf(declarations: readonly StoredWithdrawal[]) {
    const ids = declarations.flatMap(({ orderId }) => orderId ?? []);
    const rows = await storage.read((t) => t.query((db) => paymentStates(db, ids)));
    return new Map<string | undefined, PaymentState>(rows.map(({ id, payment_status }) => [id, payment_status]));
  }

  /** The receipt as in the mail, with the declared words. */
  const receiptPage = (declared: Declared, { receiptId, receivedAt }: Receipt) =>
    storage.read(async (t) => {
      const receipt = { kind: 'withdrawal-received', receiptId, receivedAt, declared } as const;
      return writeMail(receipt, await mailShopOf(t, shopUrl)).html;
    });

  return [
    serve(services, contract.withdrawFromOrder, async (call) => {
      const { id } = call.params;
      const { reason } = call.body;
      const { receipt, isNew } = await storage.tx(async (t) =>
        withdrawFromOrder(t, { who: 'customer', now: call.now }, { id, userId: (await call.current(t)).id, reason }),
      );
      if (!isNew) call.setStatus(200);
      return receipt;
    }),

    serve(services, contract.withdraw, ({ body, ...call }) => receive(body, call)),

    serve(services, contract.withdrawByForm, async ({ req, res, ...call }) => {
      const fields = await readFormBody(req);
      try {
        // Its button is the confirmation.
        const declared = valid({ ...fields, confirm: true }, WithdrawalBody);
        const receipt = await receive(declared, call);
        const { status } = contract.withdrawByForm;
        answerPage({ res, status, html: await receiptPage(declared, receipt), shopUrl });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const html = refusalPage(error.message, shopUrl + formPage);
        answerPage({ res, status: error.status, html, shopUrl, headers: error.headers });
      }
      return undefined;
    }),

    serve(services, contract.changeWithdrawal, async (call) => {
      const { id } = call.params;
      const changed = await storage.tx(async (t) => changeWithdrawal(t, actorOf(call), { id, ...call.body }));
      return presentWithdrawal(id, changed, (await paymentsOf([changed])).get(changed.orderId));
    }),

    serve(services, contract.listWithdrawals, async ({ query }) => {
      const asked = listQuery(withdrawalList, query);
      const page = await storage.list(asked);
      const payments = await paymentsOf(page.items.map(({ record }) => record));
      return answerList(asked, Promise.resolve(page), (id, record) =>
        presentWithdrawal(id, record, payments.get(record.orderId)),
      );
    }),
  ];
}

interface AnsweredPage {
  res: Response;
  status: number;
  html: string;
  shopUrl: string;
  headers?: Readonly<Record<string, string>>;
}

/** Answers with a page that runs no script and loads only pictures of the shop, because it contains typed text. */
function answerPage({ res, status, html, shopUrl, headers = {} }: AnsweredPage): void {
  res.writeHead(status, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src ${new URL(shopUrl).origin}; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
  });
  res.write(html);
}

/** @param sentence Of an ApiError. */
function refusalPage(sentence: string, back: string): string {
  return `<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Rétractation non enregistrée</title>
<style>body { max-width: 36rem; margin: 4rem auto; padding: 0 1.25rem; font: 1rem/1.6 sans-serif; }</style>
</head>
<body>
<main>
<h1>Votre rétractation n’est pas enregistrée</h1>
<p>${escaped(sentence)}</p>
<p><a href="${escaped(back)}">Revenir au formulaire</a></p>
</main>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML shows it. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
