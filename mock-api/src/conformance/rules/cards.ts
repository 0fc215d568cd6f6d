/** How cards are taken, for the owner. */
import assert from 'node:assert/strict';
import * as contract from '@nuee/domain/contract';
import type { Rule } from '../rule.ts';
import { refused, succeed } from '../world.ts';

const { changeCards, readCards, removeCards } = contract;

export const cardRules: readonly Rule[] = [
  {
    name: 'how cards are taken is the owner’s alone, who is asked for the password and never told a key',
    async check(world) {
      const { token, password } = await world.newMember('admin');
      const before = await succeed(world, readCards, { token });
      const staff = await world.staff();
      await refused(world, 403, readCards, { token: staff });
      const body = { bank: 'systempay', siteId: '12345678', mode: 'TEST', keys: { TEST: '1122334455667788' } };
      await refused(world, 403, changeCards, { token: staff, body: { ...body, password } });
      await refused(world, 422, changeCards, { token, body });
      await refused(world, 422, changeCards, { token, body: { ...body, password, siteId: '1' } });
      await refused(world, 422, removeCards, { token, body: {} });
      assert.deepEqual(await succeed(world, readCards, { token }), before);
    },
  },
];
