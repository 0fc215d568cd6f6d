/** What the shop and its customers write to each other. */
import { fold, placeIn } from '@nuee/domain';
import { ticketStatuses } from '@nuee/domain/live';
import { announce } from '../announce.ts';
import { table } from './table.ts';
import { json, jsonOr, parsed, parsedOr, present, searchText, sortableNumber } from './values.ts';

export const tickets = table<'tickets', 'tickets'>({
  name: 'tickets',
  toRow: (id, { userId, name, email, subject, message, status, createdAt, updatedAt, responses, ...about }) => ({
    id,
    user_id: userId ?? null,
    owner_key: userId ?? email.toLowerCase(),
    name,
    name_key: fold(name),
    email,
    subject,
    subject_key: fold(subject),
    message,
    status,
    status_place: placeIn(ticketStatuses, status),
    created_at: createdAt,
    updated_at: updatedAt,
    responses: json(responses),
    search: searchText(subject, name, email),
    order_id: about.order?._id ?? null,
    order_number: about.order?.orderNumber ?? null,
    photographs: jsonOr(about.photographs),
  }),
  fromRow: ({ user_id, name, email, subject, message, status, created_at, updated_at, responses, ...about }) => ({
    name,
    email,
    subject,
    message,
    status,
    createdAt: created_at,
    updatedAt: updated_at,
    responses: parsed(responses),
    ...present({ userId: user_id, photographs: parsedOr<string[]>(about.photographs) }),
    ...(about.order_id !== null &&
      about.order_number !== null && { order: { _id: about.order_id, orderNumber: about.order_number } }),
  }),
  async follow(t, { id, before, after }) {
    if (after) announce(t, { topic: 'ticket', id, kind: before ? 'changed' : 'created' }, after.updatedAt);
    else for (const photograph of before?.photographs ?? []) await t.del('photographs', photograph);
  },
});

export const photographs = table<'photographs', 'photographs'>({
  name: 'photographs',
  toRow: (id, { userId, base64, endsAt }) => ({
    id,
    user_id: userId,
    bytes: Buffer.from(base64, 'base64'),
    ends_at: endsAt ?? null,
  }),
  fromRow: ({ user_id, bytes, ends_at }) => ({
    userId: user_id,
    base64: Buffer.from(bytes).toString('base64'),
    ...present({ endsAt: ends_at }),
  }),
});

export const mails = table<'mails', 'mails'>({
  name: 'mails',
  toRow: (id, { kind, to, data, status, attempts, createdAt, nextTry, claimedUntil, sentAt, lastError }) => ({
    id,
    kind,
    recipient: to,
    recipient_key: to.toLowerCase(),
    data: json(data),
    status,
    attempts,
    created_at: createdAt,
    next_try: nextTry,
    claimed_until: claimedUntil ?? null,
    sent_at: sentAt ?? null,
    last_error: lastError ?? null,
    search: searchText(to),
  }),
  fromRow: (row) => ({
    kind: row.kind,
    to: row.recipient,
    data: parsed(row.data),
    status: row.status,
    attempts: row.attempts,
    createdAt: row.created_at,
    nextTry: row.next_try,
    ...present({ claimedUntil: row.claimed_until, sentAt: row.sent_at, lastError: row.last_error }),
  }),
  async follow(t, { before, after }) {
    if (before?.status === after?.status) return;
    for (const [status, mails] of [
      [before?.status, -1],
      [after?.status, 1],
    ] as const) {
      if (status === undefined) continue;
      t.late(`mail_totals ${status}`, () =>
        t.query(async (db) => {
          await db
            .insertInto('mail_totals')
            .values({ status, mails })
            .onConflict((conflict) =>
              conflict
                .column('status')
                .doUpdateSet((eb) => ({ mails: eb('mail_totals.mails', '+', eb.ref('excluded.mails')) })),
            )
            .execute();
        }),
      );
    }
  },
});

/** Includes the e-mail address, so that nobody can get the receipt for somebody else's order. */
export function receiptKey({ orderNumber, email }: { orderNumber: string; email: string }): string {
  return `${orderNumber.toUpperCase()} ${email.toLowerCase()}`;
}

export const withdrawals = table<'withdrawals', 'withdrawals'>({
  name: 'withdrawals',
  toRow: (id, { orderNumber, orderId, name, email, reason, createdAt, status = 'received', refusal }) => ({
    id,
    order_number: orderNumber,
    number_key: sortableNumber(orderNumber),
    order_id: orderId ?? null,
    name,
    name_key: fold(name),
    email,
    email_key: email.toLowerCase(),
    reason: reason ?? null,
    created_at: createdAt,
    status,
    refusal: refusal ?? null,
    // An erased customer doesn't request the receipt again.
    receipt_key: email === '' ? null : receiptKey({ orderNumber, email }),
    search: searchText(orderNumber, name, email),
  }),
  fromRow: ({ order_number, order_id, name, email, reason, created_at, status, refusal }) => ({
    orderNumber: order_number,
    name,
    email,
    createdAt: created_at,
    status,
    ...present({ orderId: order_id, reason, refusal }),
  }),
});
