/** One-time codes of an account of the back office. */
import assert from 'node:assert/strict';
import * as contract from '@nuee/domain/contract';
import { TOTP } from 'otpauth';
import type { Rule } from '../rule.ts';
import { done, refused, succeed } from '../world.ts';

const { confirmSecondFactor, login, proposeSecondFactor, readSecondFactor, removeSecondFactor } = contract;

export const secondFactorRules: readonly Rule[] = [
  {
    name: 'an account that asks for codes takes each recovery code once, and none after they are removed',
    async check(world) {
      const { token, email, password } = await world.newMember('staff');
      const { secret } = await succeed(world, proposeSecondFactor, { token, body: { password } });
      await refused(world, 422, confirmSecondFactor, { token, body: { code: 'AAAA-AAAA-AAAA-AAAA' } });
      const code = new TOTP({ secret }).generate();
      const { recoveryCodes } = await succeed(world, confirmSecondFactor, { token, body: { code } });
      const [first, second] = recoveryCodes;
      await refused(world, 401, login, { body: { email, password } });
      await succeed(world, login, { body: { email, password, code: first } });
      await refused(world, 401, login, { body: { email, password, code: first } });
      assert.deepEqual(await succeed(world, readSecondFactor, { token }), {
        isOn: true,
        recoveryCodes: 9,
        passkeys: [],
      });
      await refused(world, 422, removeSecondFactor, { token, body: { password } });
      await refused(world, 409, proposeSecondFactor, { token, body: { password, code: second } });
      await done(world, removeSecondFactor, { token, body: { password, code: recoveryCodes[2] } });
      await succeed(world, login, { body: { email, password } });
    },
  },
];
