/** What the back office does with orders: states, stock, payments, papers. */
import assert from 'node:assert/strict';
import { apiRoutes, orderStatuses, simulatedPayment } from '@nuee/domain';
import { livingRoutes } from '@nuee/domain/live';
import { newProduct, ordered, readOwnerOrder, selectionOf, setPayment, setStatus, stockOf } from '../office.ts';
import type { Rule } from '../rule.ts';
import { add, checkout, readOrder, refused, succeed, type World } from '../world.ts';

const { changeOrderStatus, changeOrderPayment, addOrderNote, changeOrders, readJournal, listMails } = livingRoutes;
const { listNotifications, readInvoice, readOwnerInvoice, cancelOrder, readTransfer, listOrders } = livingRoutes;

const mailsOf = async (world: World, email: string): Promise<string[]> => {
  const { items } = await succeed(world, listMails, { token: await world.owner(), query: `?q=${email}` });
  return items.map(({ kind }) => kind).toSorted();
};
const journalOf = async (world: World, number: string) =>
  (await succeed(world, readJournal, { token: await world.owner(), query: `?q=${number}` })).items;
const paidByTransfer = { ...checkout, paymentMethod: 'bank-transfer' } as const;

export const ownerOrderRules: readonly Rule[] = [
  {
    name: 'an order for the owner has who ordered, what is paid and what happened',
    async check(world) {
      const { id, customer } = await ordered(world);
      const { user, paymentStatus, timeline } = await readOwnerOrder(world, id);
      assert.deepEqual([user.name, user.email, paymentStatus], ['Inès Martin', customer.email, 'pending']);
      assert.deepEqual(
        timeline.map(({ who, what }) => [who, what]),
        [['customer', 'created']],
      );
    },
  },
  {
    name: 'any status follows any other, and the timeline says who did what, from what to what',
    async check(world) {
      const { id } = await ordered(world);
      let from = 'pending';
      for (const status of ['delivered', 'processing', 'cancelled', 'shipped', 'pending', 'delivered'] as const) {
        const { timeline, isDelivered, deliveredAt } = await setStatus(world, id, status);
        const { at: _, who, ...last } = timeline.at(-1) ?? { at: '', who: '' };
        assert.deepEqual(last, { what: 'status', from, to: status });
        assert.match(who, /@/);
        assert.deepEqual([isDelivered, deliveredAt !== undefined], [status === 'delivered', status === 'delivered']);
        from = status;
      }
    },
  },
  {
    name: 'the same status again is no change',
    async check(world) {
      const { id, created, customer } = await ordered(world);
      const once = await setStatus(world, id, 'shipped');
      assert.deepEqual(await setStatus(world, id, 'shipped'), once);
      assert.equal((await journalOf(world, created.orderNumber)).length, 1);
      assert.deepEqual(await mailsOf(world, customer.email), ['order-received', 'order-shipped']);
    },
  },
  {
    name: 'a change of status stands in the journal, with who, from what and to what',
    async check(world) {
      const { id, created } = await ordered(world);
      await setStatus(world, id, 'processing');
      const [entry] = await journalOf(world, created.orderNumber);
      assert.deepEqual(
        [entry?.what, entry?.target, entry?.name, entry?.from, entry?.to],
        ['order.status', id, created.orderNumber, 'pending', 'processing'],
      );
    },
  },
  {
    name: 'the customer is mailed unless the owner says no, and notified in any case',
    async check(world) {
      const { id, customer } = await ordered(world);
      await setStatus(world, id, 'shipped', { notify: false });
      assert.deepEqual(await mailsOf(world, customer.email), ['order-received']);
      await setStatus(world, id, 'delivered');
      assert.deepEqual(await mailsOf(world, customer.email), ['order-delivered', 'order-received']);
      const { items } = await succeed(world, listNotifications, { token: customer.token });
      assert.equal(items.length, 2);
    },
  },
  ...(
    [
      ['an unknown status', { status: 'perdu' }],
      ['no status', {}],
      ['a status that is a list', { status: ['shipped'] }],
      ['another answer than yes or no', { status: 'shipped', notify: 'oui' }],
    ] as const
  ).map(([what, body]) => ({
    name: `${changeOrderStatus.method} ${changeOrderStatus.path} refuses ${what}`,
    async check(world: World) {
      const { id } = await ordered(world);
      await refused(world, 422, changeOrderStatus, { token: await world.owner(), id, body });
      assert.equal((await readOwnerOrder(world, id)).status, 'pending');
    },
  })),
  {
    name: 'an order that isn’t there is unknown to every call about it',
    async check(world) {
      const [token, id] = [await world.owner(), 'inconnue'];
      await refused(world, 404, livingRoutes.readOwnerOrder, { token, id });
      await refused(world, 404, readOwnerInvoice, { token, id });
      await refused(world, 404, changeOrderStatus, { token, id, body: { status: 'shipped' } });
      await refused(world, 404, changeOrderPayment, { token, id, body: { paymentStatus: 'paid' } });
      await refused(world, 404, addOrderNote, { token, id, body: { text: 'Fragile' } });
    },
  },
  {
    name: 'an order takes its pieces, cancelling gives them back once, leaving « cancelled » takes them again',
    async check(world) {
      const { id, product } = await ordered(world, { quantity: 2, stock: 5 });
      assert.equal(await stockOf(world, product.id), 3);
      await setStatus(world, id, 'cancelled');
      await setStatus(world, id, 'cancelled');
      assert.equal(await stockOf(world, product.id), 5);
      await setStatus(world, id, 'processing');
      assert.equal(await stockOf(world, product.id), 3);
    },
  },
  {
    name: 'a cancelled order isn’t taken up again where its pieces are gone',
    async check(world) {
      const { id, product } = await ordered(world, { quantity: 2, stock: 2 });
      await setStatus(world, id, 'cancelled');
      const { token } = await world.newCustomer();
      await add(world, token, selectionOf(product, 1));
      await succeed(world, apiRoutes.createOrder, { token, body: checkout });
      const message = await refused(world, 409, changeOrderStatus, {
        token: await world.owner(),
        id,
        body: { status: 'pending' },
      });
      assert.match(message, /il n’en reste que 1/);
      assert.equal((await readOwnerOrder(world, id)).status, 'cancelled');
      assert.equal(await stockOf(world, product.id), 1);
    },
  },
  {
    name: 'twenty customers who want the last three bottles make three orders',
    async check(world) {
      const product = await newProduct(world, { stock: 3 });
      // One after the other: a server may refuse so many passwords at once, which cost it a lot.
      const customers: Awaited<ReturnType<typeof world.newCustomer>>[] = [];
      while (customers.length < 20) customers.push(await world.newCustomer());
      await Promise.all(customers.map(({ token }) => add(world, token, selectionOf(product))));
      const answers = await Promise.all(
        customers.map(({ token }) => world.call('POST', apiRoutes.createOrder.path, { token, body: checkout })),
      );
      const statuses = answers.map(({ status }) => status).toSorted();
      assert.deepEqual(statuses, [201, 201, 201, ...Array.from({ length: 17 }, () => 409)]);
      assert.equal(await stockOf(world, product.id), 0);
    },
  },
  {
    name: 'a note is on the owner’s timeline and nowhere for the customer',
    async check(world) {
      const { id, customer } = await ordered(world);
      const text = 'Le client rappelle demain';
      const noted = await succeed(world, addOrderNote, { token: await world.staff(), id, body: { text } });
      assert.equal(noted.timeline.at(-1)?.text, text);
      const own = await succeed(world, listOrders, { token: customer.token });
      assert.ok(!JSON.stringify(own).includes(text));
      for (const body of [{}, { text: ' ' }, { text: 'n'.repeat(2_001) }]) {
        await refused(world, 422, addOrderNote, { token: await world.owner(), id, body });
      }
    },
  },
  {
    name: 'many orders get their status at once, each with its answer, a doubled one once',
    async check(world) {
      const [one, two] = [await ordered(world), await ordered(world)];
      const answers = await succeed(world, changeOrders, {
        token: await world.owner(),
        body: { ids: [one.id, 'inconnue', two.id, one.id], status: 'processing' },
      });
      assert.deepEqual(
        answers.map(({ id, ok, message }) => [id, ok, message !== undefined]),
        [
          [one.id, true, false],
          ['inconnue', false, true],
          [two.id, true, false],
        ],
      );
      for (const { id } of [one, two]) assert.equal((await readOwnerOrder(world, id)).status, 'processing');
      const ids = Array.from({ length: 201 }, (_, i) => `id-${i}`);
      for (const body of [{ ids, status: 'shipped' }, { ids: [], status: 'shipped' }, { ids: [one.id] }]) {
        await refused(world, 422, changeOrders, { token: await world.owner(), body });
      }
    },
  },
  {
    name: 'a payment goes from pending to paid to refunded and no other way',
    async check(world) {
      const { id } = await ordered(world, { body: paidByTransfer });
      const token = await world.owner();
      const refuse = (paymentStatus: string) =>
        refused(world, 409, changeOrderPayment, { token, id, body: { paymentStatus } });
      await refuse('refunded');
      const paid = await setPayment(world, id, 'paid');
      assert.deepEqual([paid.isPaid, paid.paymentStatus, paid.status], [true, 'paid', 'pending']);
      assert.deepEqual(await setPayment(world, id, 'paid'), paid);
      await refuse('pending');
      const back = await setPayment(world, id, 'refunded');
      assert.deepEqual([back.isPaid, back.paymentStatus, back.paidAt], [false, 'refunded', paid.paidAt]);
      assert.match(back.creditNumber ?? '', /^A-\d{4}-\d{6}$/);
      for (const paymentStatus of ['pending', 'paid', 'failed']) await refuse(paymentStatus);
      await refused(world, 422, changeOrderPayment, { token, id, body: { paymentStatus: 'perdu' } });
    },
  },
  {
    name: 'a refund gives no piece back: cancelling does',
    async check(world) {
      const { id, product } = await ordered(world, { body: paidByTransfer });
      await setPayment(world, id, 'paid');
      await setPayment(world, id, 'refunded');
      assert.equal(await stockOf(world, product.id), 3);
      await setStatus(world, id, 'cancelled');
      assert.equal(await stockOf(world, product.id), 5);
    },
  },
  {
    name: 'invoices of payments at once have numbers without gap or double',
    async check(world) {
      const orders = await Promise.all(Array.from({ length: 10 }, () => ordered(world, { body: paidByTransfer })));
      const paid = await Promise.all(orders.map(({ id }) => setPayment(world, id, 'paid')));
      const numbers = paid.map(({ invoiceNumber = '' }) => Number(/^F-\d{4}-(\d{6})$/.exec(invoiceNumber)?.[1]));
      const first = Math.min(...numbers);
      assert.deepEqual(
        numbers.toSorted((a, b) => a - b),
        numbers.map((_, i) => first + i),
      );
    },
  },
  {
    name: 'an invoice is a PDF, the same each time, for the customer too; unpaid there is none',
    async check(world) {
      const { id, customer } = await ordered(world);
      const [token, path] = [await world.owner(), readOwnerInvoice.path.replace('{id}', id)];
      await refused(world, 409, readOwnerInvoice, { token, id });
      await refused(world, 409, readInvoice, { token: customer.token, id });
      await succeed(world, apiRoutes.payOrder, {
        token: customer.token,
        id,
        body: simulatedPayment(id, customer.email, new Date()),
      });
      const files: Buffer[] = [];
      for (const [url, who] of [
        [path, token],
        [path, token],
        [readInvoice.path.replace('{id}', id), customer.token],
      ] as const) {
        const ask = () => fetch(world.url + url, { headers: { Authorization: `Bearer ${who}` } });
        let answer = await ask();
        // An invoice that isn't drawn in time is requested again, as the answer says.
        for (let tries = 0; answer.status === 503 && tries < 12; tries += 1) {
          assert.ok(answer.headers.has('retry-after'));
          answer = await ask();
        }
        assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/pdf']);
        files.push(Buffer.from(await answer.arrayBuffer()));
      }
      assert.equal(files[0]?.subarray(0, 5).toString(), '%PDF-');
      assert.ok(files.every((file) => file.equals(files[0] ?? Buffer.of())));
      await refused(world, 409, readOwnerInvoice, { token, id, query: '?kind=credit' });
      await refused(world, 400, readOwnerInvoice, { token, id, query: '?kind=devis' });
    },
  },
  {
    name: 'a customer cancels until the parcel leaves, and twice is once',
    async check(world) {
      const { id, customer, product } = await ordered(world);
      const { token } = customer;
      assert.equal((await succeed(world, cancelOrder, { token, id })).status, 'cancelled');
      await succeed(world, cancelOrder, { token, id });
      assert.equal(await stockOf(world, product.id), 5);
      const sent = await ordered(world);
      for (const status of orderStatuses.filter((one) => one === 'shipped' || one === 'delivered')) {
        await setStatus(world, sent.id, status);
        await refused(world, 409, cancelOrder, { token: sent.customer.token, id: sent.id });
      }
      assert.equal((await readOrder(world, sent.customer.token, sent.id)).status, 'delivered');
    },
  },
  {
    name: 'how to pay by transfer is told for an order that is paid so, and for no other',
    async check(world) {
      const { id, customer } = await ordered(world, { body: paidByTransfer });
      await succeed(world, readTransfer, { token: customer.token, id });
      const card = await ordered(world);
      await refused(world, 409, readTransfer, { token: card.customer.token, id: card.id });
    },
  },
];
