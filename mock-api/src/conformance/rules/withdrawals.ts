/** What becomes of a withdrawal, and what the order of it is then. */
import assert from 'node:assert/strict';
import * as contract from '@nuee/domain/contract';
import { type Ordered, ordered, readOwnerOrder, setPayment, setStatus, unique } from '../office.ts';
import type { Rule } from '../rule.ts';
import { refused, succeed, type World } from '../world.ts';

const { changeOrders, changeWithdrawal, listNotifications, listOrders, listOwnerOrders, listWithdrawals } = contract;
const { readDashboard, readJournal, withdraw, withdrawFromOrder } = contract;

interface Withdrawn extends Ordered {
  readonly receiptId: string;
}

/** A paid order that its customer has withdrawn from. */
async function withdrawn(world: World): Promise<Withdrawn> {
  const made = await ordered(world);
  await setPayment(world, made.id, 'paid');
  const asked = { token: made.customer.token, id: made.id, body: { confirm: true, reason: 'Trop sucré' } };
  return { ...made, receiptId: (await succeed(world, withdrawFromOrder, asked)).receiptId };
}

const change = async (world: World, id: string, body: object) =>
  succeed(world, changeWithdrawal, { token: await world.staff(), id, body });

const found = async (world: World, q: string, status = '') =>
  (await succeed(world, listWithdrawals, { token: await world.staff(), query: `?q=${q}&status=${status}` })).items;

const waiting = async (world: World) => (await succeed(world, readDashboard, { token: await world.owner() })).waiting;

const shippable = async (world: World, q: string) =>
  (await succeed(world, listOwnerOrders, { token: await world.owner(), query: `?status=toShip&q=${q}` })).items.length;

export const withdrawalRules: readonly Rule[] = [
  {
    name: 'an order that was withdrawn from waits for its refund, not for its parcel',
    async check(world) {
      const before = await waiting(world);
      const { id, created, receiptId } = await withdrawn(world);
      const { warnings, withdrawal } = await readOwnerOrder(world, id);
      assert.deepEqual(warnings, ['withdrawn']);
      assert.deepEqual([withdrawal?.status, withdrawal?.reason], ['received', 'Trop sucré']);
      const [listed] = await found(world, created.orderNumber, 'waiting');
      assert.deepEqual([listed?._id, listed?.status, listed?.refundBy], [receiptId, 'received', withdrawal?.refundBy]);
      assert.match(listed?.refundBy ?? '', /^\d{4}-\d{2}-\d{2}$/);
      const after = await waiting(world);
      assert.deepEqual([after.withdrawals, after.toShip], [before.withdrawals + 1, before.toShip]);
      assert.ok(after.refundDays !== undefined);
      assert.equal(await shippable(world, created.orderNumber), 0);
      const body = { ids: [id], status: 'shipped' };
      const [answer] = await succeed(world, changeOrders, { token: await world.owner(), body });
      assert.equal(answer?.ok, false);
    },
  },
  {
    name: 'a withdrawal goes from received to returned to refunded, each step in the order, the journal and her account',
    async check(world) {
      const { id, created, customer, receiptId } = await withdrawn(world);
      assert.equal((await change(world, receiptId, { status: 'returned' })).status, 'returned');
      const same = await change(world, receiptId, { status: 'returned' });
      assert.ok(same.refundBy !== undefined);
      const ended = await change(world, receiptId, { status: 'refunded' });
      assert.deepEqual([ended.status, ended.refundBy], ['refunded', undefined]);
      assert.deepEqual(await found(world, created.orderNumber, 'waiting'), []);
      const { timeline, withdrawal } = await readOwnerOrder(world, id);
      assert.deepEqual(
        timeline.flatMap(({ what, to }) => (what === 'withdrawal' ? [to] : [])),
        [undefined, 'returned', 'refunded'],
      );
      assert.deepEqual([withdrawal?.status, withdrawal?.refundBy], ['refunded', undefined]);
      const query = `?what=withdrawal.status&q=${created.orderNumber}`;
      const { items } = await succeed(world, readJournal, { token: await world.owner(), query });
      assert.deepEqual(
        items.map(({ from, to }) => [from, to]),
        [
          ['returned', 'refunded'],
          ['received', 'returned'],
        ],
      );
      const { items: told } = await succeed(world, listNotifications, { token: customer.token });
      assert.equal(told.filter(({ title }) => title.startsWith('Rétractation')).length, 2);
    },
  },
  {
    name: 'a withdrawal is refused with a reason that its customer reads, and its order can be shipped again',
    async check(world) {
      const { id, created, customer, receiptId } = await withdrawn(world);
      const token = await world.staff();
      await refused(world, 422, changeWithdrawal, { token, id: receiptId, body: { status: 'refused' } });
      await refused(world, 422, changeWithdrawal, { token, id: receiptId, body: { status: 'perdue' } });
      await refused(world, 404, changeWithdrawal, { token, id: 'inconnue', body: { status: 'returned' } });
      const body = { status: 'refused', reason: 'Le flacon a été ouvert.' };
      const { refusal, refundBy } = await change(world, receiptId, body);
      assert.deepEqual([refusal, refundBy], [body.reason, undefined]);
      assert.deepEqual((await readOwnerOrder(world, id)).warnings, []);
      assert.equal(await shippable(world, created.orderNumber), 1);
      const { items } = await succeed(world, listNotifications, { token: customer.token });
      assert.ok(items.some(({ title, message }) => title === 'Rétractation refusée' && message.includes(body.reason)));
      const orders = (await succeed(world, listOrders, { token: customer.token })).items;
      assert.equal(orders[0]?.timeline.at(-1)?.to, 'refused');
    },
  },
  {
    name: 'a refund of its order ends a withdrawal, for good',
    async check(world) {
      const { id, created, receiptId } = await withdrawn(world);
      await setStatus(world, id, 'cancelled');
      await setPayment(world, id, 'refunded');
      const [listed] = await found(world, created.orderNumber);
      assert.deepEqual([listed?.status, listed?.refundBy], ['refunded', undefined]);
      assert.equal((await readOwnerOrder(world, id)).withdrawal?.status, 'refunded');
      const asked = { token: await world.staff(), id: receiptId, body: { status: 'received' } };
      await refused(world, 409, changeWithdrawal, asked);
    },
  },
  {
    name: 'a declaration of an order that doesn’t exist waits too, but for no refund',
    async check(world) {
      const orderNumber = `CMD-1999-${unique()}`.slice(0, 40);
      const body = { orderNumber, email: `${unique()}@exemple.example`, name: 'Inès Martin', confirm: true };
      const { receiptId } = await succeed(world, withdraw, { body });
      const [listed] = await found(world, orderNumber, 'waiting');
      assert.deepEqual([listed?._id, listed?.refundBy], [receiptId, undefined]);
      const answer = await change(world, receiptId, { status: 'refused', reason: 'Aucune commande.' });
      assert.equal(answer.status, 'refused');
    },
  },
];
