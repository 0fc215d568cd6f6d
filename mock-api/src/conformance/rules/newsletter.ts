/**
 * The newsletter's addresses in the back office.
 */

import assert from 'node:assert/strict';
import * as contract from '@nuee/domain/contract';
import { unique } from '../office.ts';
import type { Rule } from '../rule.ts';
import { done, refused, succeed } from '../world.ts';

const { listSubscribers, removeSubscriber, subscribe } = contract;

export const newsletterRules: readonly Rule[] = [
  {
    name: 'an address of the newsletter is found by its parts, once, page by page, until it is removed',
    async check(world) {
      const token = await world.owner();
      const word = unique();
      const emails = ['a', 'b', 'c'].map((name) => `${name}@${word}.example`);
      for (const email of emails) await done(world, subscribe, { body: { email } });
      const read = (query: string) =>
        succeed(world, listSubscribers, { token, query: `?q=${word}&sort=createdAt&${query}` });
      const first = await read('limit=2');
      const then = await read(`limit=2&after=${first.next}`);
      const all = [...first.items, ...then.items];
      assert.deepEqual(all.map(({ email }) => email).toSorted(), emails);
      assert.deepEqual([first.total, then.next], [3, null]);
      assert.ok(all.every(({ status, confirmedAt }) => status === 'pending' && confirmedAt === undefined));
      assert.equal((await read('status=confirmed')).total, 0);
      assert.equal((await read('status=pending')).total, 3);
      const [email = ''] = emails;
      await done(world, removeSubscriber, { token, body: { email: email.toUpperCase() } });
      assert.equal((await read('')).total, 2);
      await refused(world, 404, removeSubscriber, { token, body: { email } });
    },
  },
];
