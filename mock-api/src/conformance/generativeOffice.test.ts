/** Sequences of what an owner and a customer do to the same orders and the same stock, against a model of the shop. */

import { isCancellable, type OrderStatus, orderStatuses, simulatedPayment } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { JournalSchema, MailsSchema, type OwnerProduct, type PaymentState, paymentStates } from '@nuee/domain/live';
import fc from 'fast-check';
import { parse } from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
let owner: string;
let made = 0;
beforeAll(async () => {
  owner = await api.owner();
});

interface ModelOrder {
  readonly id: string;
  readonly pieces: number;
  readonly card: boolean;
  /** Whether the mail of the order still waits for the payment by card. */
  mailWaits: boolean;
  status: OrderStatus;
  payment: PaymentState;
  /** Id of the card payment that settled it. */
  paidBy?: string;
  /** How many entries its timeline has, and how many lines the journal. */
  entries: number;
  lines: number;
}

/** The state of one customer and one product according to the rules. */
interface Model {
  readonly token: string;
  readonly product: OwnerProduct;
  stock: number;
  version: number;
  /** Each stock after a movement, the first one first. */
  readonly stocks: number[];
  readonly orders: ModelOrder[];
  /** The kinds of the mails that the customer gets. */
  readonly mails: string[];
}

/** One command, with what the model expects of it. Numbers choose among the orders by remainder. */
type Step = (model: Model) => Promise<void>;

const ask = (method: string, path: string, token: string, body?: object) =>
  api.call(method, path, { token, ...(body && { body }) });
const orderAt = ({ orders }: Model, which: number) => orders[which % Math.max(1, orders.length)];
const move = (model: Model, by: number): void => {
  model.stock += by;
  if (by !== 0) model.stocks.push(model.stock);
};
const which = fc.nat(5);

const buys = fc.record({ quantity: fc.integer({ min: 1, max: 4 }), card: fc.boolean() }).map(
  ({ quantity, card }): Step =>
    async (model) => {
      const { token, product } = model;
      await api.succeed(contract.clearCart, { token });
      const line = { productId: product.id, quantity, size: 10, nicotineStrength: 0 };
      const added = await ask('POST', contract.addToCart.path, token, line);
      expect(added.status).toBe(quantity <= model.stock ? 200 : 409);
      if (added.status !== 200) return;
      const { _id: id } = await api.order(token, card ? 'card' : 'bank-transfer');
      model.orders.push({
        id,
        pieces: quantity,
        card,
        mailWaits: card,
        status: 'pending',
        payment: 'pending',
        entries: 1,
        lines: 0,
      });
      model.mails.push('order-received');
      move(model, -quantity);
    },
);

/** Whether the status of the order can become this one; the model is changed if it does. */
function becomes(model: Model, order: ModelOrder, status: OrderStatus, notify: boolean): boolean {
  if (status === order.status) return true;
  if (order.status === 'cancelled' && model.stock < order.pieces) return false;
  if (status === 'cancelled') move(model, order.pieces);
  else if (order.status === 'cancelled') move(model, -order.pieces);
  order.status = status;
  order.mailWaits = false;
  order.entries += 1;
  order.lines += 1;
  if (notify && ['shipped', 'delivered', 'cancelled'].includes(status)) model.mails.push(`order-${status}`);
  return true;
}

const statuses = fc.record({ which, status: fc.constantFrom(...orderStatuses), notify: fc.boolean() }).map(
  ({ which, status, notify }): Step =>
    async (model) => {
      const order = orderAt(model, which);
      const { method, path } = contract.changeOrderStatus;
      const answer = await ask(method, path.replace('{id}', order?.id ?? 'nothing'), owner, { status, notify });
      if (!order) expect(answer.status).toBe(404);
      else expect(answer.status).toBe(becomes(model, order, status, notify) ? 200 : 409);
    },
);

const cancels = which.map(
  (which): Step =>
    async (model) => {
      const order = orderAt(model, which);
      if (!order) return;
      const { method, path } = contract.cancelOrder;
      const answer = await ask(method, path.replace('{id}', order.id), model.token);
      const may = order.status === 'cancelled' || isCancellable(order.status);
      expect(answer.status).toBe(may ? 200 : 409);
      if (may) becomes(model, order, 'cancelled', true);
    },
);

function settles(model: Model, order: ModelOrder, to: PaymentState): void {
  order.payment = to;
  order.entries += 1;
  if (to !== 'paid' && to !== 'refunded') return;
  // For the number of the invoice or of the credit note.
  order.entries += 1;
  // The mail of the order says so.
  if (!(to === 'paid' && order.mailWaits)) model.mails.push(`order-${to}`);
  order.mailWaits = false;
}

const payments = fc.record({ which, to: fc.constantFrom(...paymentStates) }).map(
  ({ which, to }): Step =>
    async (model) => {
      const order = orderAt(model, which);
      if (!order) return;
      const { method, path } = contract.changeOrderPayment;
      const answer = await ask(method, path.replace('{id}', order.id), owner, { paymentStatus: to });
      const allowed = ['pending paid', 'pending failed', 'failed pending', 'failed paid', 'paid refunded'];
      const isSame = order.payment === to;
      const may = isSame || allowed.includes(`${order.payment} ${to}`);
      expect(answer.status).toBe(may ? 200 : 409);
      if (isSame || !may) return;
      settles(model, order, to);
      // A refund is one entry, that it is the last one another.
      order.lines += to === 'refunded' ? 2 : 1;
    },
);

const cards = fc.record({ which, payment: fc.constantFrom('a', 'b') }).map(
  ({ which, payment }): Step =>
    async (model) => {
      const order = orderAt(model, which);
      if (!order) return;
      const { method, path } = contract.payOrder;
      const id = `${order.id}-${payment}`;
      const body = simulatedPayment(id, 'a@exemple.fr', api.now);
      const answer = await ask(method, path.replace('{id}', order.id), model.token, body);
      const isPayable = order.card && order.status !== 'cancelled' && ['pending', 'failed'].includes(order.payment);
      expect(answer.status).toBe(isPayable || order.paidBy === body.paymentResult.id ? 200 : 409);
      if (!isPayable) return;
      order.paidBy = body.paymentResult.id;
      settles(model, order, 'paid');
    },
);

const restocks = fc.integer({ min: -4, max: 6 }).map(
  (delta): Step =>
    async (model) => {
      const { method, path } = contract.changeStock;
      const answer = await ask(method, path.replace('{id}', model.product.id), owner, { delta });
      const may = model.stock + delta >= 0;
      expect(answer.status).toBe(may ? 200 : 409);
      if (may) move(model, delta);
    },
);

const prices = fc.record({ isOther: fc.boolean(), cents: fc.integer({ min: 1, max: 5_000 }) }).map(
  ({ isOther, cents }): Step =>
    async (model) => {
      const { method, path } = contract.changeProduct;
      const version = isOther ? model.version + 1 : model.version;
      const answer = await ask(method, path.replace('{id}', model.product.id), owner, { version, price: cents / 100 });
      expect(answer.status).toBe(isOther ? 409 : 200);
      if (!isOther) model.version += 1;
    },
);

async function newModel(): Promise<Model> {
  made += 1;
  const token = await api.newCustomer();
  const fields = { name: `Coing ${made}`, category: 'Fruités', price: 12.5, published: true, stock: 5 };
  const product = await api.succeed(contract.createProduct, { token: owner, body: fields });
  return { token, product, stock: 5, version: 1, stocks: [5], orders: [], mails: [] };
}

/** The numbers of all invoices and credit notes. */
const documentNumbers: string[] = [];

async function expectModel(model: Model): Promise<void> {
  const { id, stock, version } = await api.succeed(contract.readOwnerProduct, {
    token: owner,
    id: model.product.id,
  });
  expect({ stock, version }).toEqual({ stock: model.stock, version: model.version });
  const movements = await api.succeed(contract.listMovements, { token: owner, id });
  expect(movements.items.map(({ from, to }) => [from, to]).reverse()).toEqual(
    model.stocks.map((to, place) => [model.stocks[place - 1] ?? 0, to]),
  );
  let email = '';
  for (const { id, status, payment, entries, lines } of model.orders) {
    const order = await api.succeed(contract.readOwnerOrder, { token: owner, id });
    expect([order.status, order.paymentStatus, order.timeline.length]).toEqual([status, payment, entries]);
    const { orderNumber, invoiceNumber, refunds: [refund] = [] } = order;
    const isInvoiced = payment === 'paid' || payment === 'refunded';
    expect([invoiceNumber !== undefined, refund !== undefined]).toEqual([isInvoiced, payment === 'refunded']);
    documentNumbers.push(...[invoiceNumber ?? [], refund?.number ?? []].flat());
    const journal = await ask('GET', `${contract.readJournal.path}?q=${orderNumber}`, owner);
    const { items } = parse(JournalSchema, journal.body);
    expect(items.filter(({ target }) => target === id)).toHaveLength(lines);
    email = order.user.email;
  }
  if (email === '') return;
  const mails = await ask('GET', `${contract.listMails.path}?q=${email}`, owner);
  const kinds = parse(MailsSchema, mails.body).items.map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(model.mails.toSorted());
}

// GENERATIVE_RUNS=5000 is the long run; this number is what every test run can afford.
const runs = Number(process.env.GENERATIVE_RUNS ?? 40);

test('whatever an owner and a customer do to the same orders, stock, journal, mails and invoices agree', {
  timeout: 30_000 + runs * 1_000,
}, async () => {
  const steps = fc.array(
    fc.oneof(
      { arbitrary: buys, weight: 3 },
      { arbitrary: statuses, weight: 3 },
      { arbitrary: payments, weight: 2 },
      cancels,
      cards,
      restocks,
      prices,
    ),
    { minLength: 1, maxLength: 15 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const model = await newModel();
      for (const step of sequence) await step(model);
      await expectModel(model);
    }),
    { numRuns: runs, seed: 2026 },
  );
  for (const letter of ['F', 'A']) {
    const numbers = documentNumbers
      .filter((number) => number.startsWith(letter))
      .map((number) => Number(number.slice(-6)));
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, place) => place + 1));
  }
});
