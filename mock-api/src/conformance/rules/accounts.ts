/** Accounts and sessions. */

import assert from 'node:assert/strict';
import * as contract from '@nuee/domain/contract';
import type { Rule } from '../rule.ts';
import { assertRefused, checkout, done, newAccount, order, refused, succeed } from '../world.ts';

const { register, login, readProfile } = contract;
const { listSessions, endOtherSessions } = contract;
const wrongLogin = 'Adresse e-mail ou mot de passe incorrect';

export const accountRules: readonly Rule[] = [
  {
    name: 'a registration answers a message and no token',
    async check(world) {
      const answer = await succeed(world, register, { body: newAccount() });
      assert.deepEqual(answer, { message: 'Votre compte est créé.' });
    },
  },
  {
    name: 'a second account for one e-mail is refused, whatever its case and the spaces around it',
    async check(world) {
      const { email } = await world.reader();
      for (const same of [email, email.toUpperCase(), ` ${email} `]) {
        const answer = await world.call('POST', register.path, { body: { ...newAccount(), email: same } });
        assertRefused(answer, 409, 'Un compte existe déjà avec cette adresse e-mail.');
      }
    },
  },
  {
    name: 'of ten registrations at once for one e-mail one succeeds',
    async check(world) {
      const body = newAccount();
      const answers = await Promise.all(Array.from({ length: 10 }, () => world.call('POST', register.path, { body })));
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, ...Array.from({ length: 9 }, () => 409)]);
    },
  },
  {
    name: 'a login takes the e-mail in any case',
    async check(world) {
      const { email, password } = await world.reader();
      await succeed(world, login, { body: { email: email.toUpperCase(), password } });
    },
  },
  {
    name: 'a login takes the password in its own case only',
    async check(world) {
      const { email, password } = await world.newCustomer();
      assertRefused(await world.call('POST', login.path, { body: { email, password: password.toUpperCase() } }), 401);
    },
  },
  {
    name: 'a wrong password and an unknown e-mail get the same answer',
    async check(world) {
      const { email } = await world.newCustomer();
      for (const tried of [email, newAccount().email]) {
        const answer = await world.call('POST', login.path, { body: { email: tried, password: 'Une-autre-phrase' } });
        assertRefused(answer, 401);
        assert.deepEqual(answer.body, { message: wrongLogin });
      }
    },
  },
  {
    name: 'each login gives a token of its own, that can’t be guessed',
    async check(world) {
      const { email, password, token } = await world.newCustomer();
      const again = await succeed(world, login, { body: { email, password } });
      assert.notEqual(again.token, token);
      assert.ok(again.token.length >= 32, 'the token is short');
    },
  },
  {
    name: 'a new login leaves the session before it alone',
    async check(world) {
      const { email, password, token } = await world.newCustomer();
      await succeed(world, login, { body: { email, password } });
      await succeed(world, readProfile, { token });
    },
  },
  {
    name: 'a new profile has the names of the registration and nothing else',
    async check(world) {
      const { token } = await world.newCustomer();
      const profile = await succeed(world, readProfile, { token });
      assert.deepEqual(profile, { firstName: 'Inès', lastName: 'Martin', phone: '', addresses: [] });
    },
  },
  {
    name: 'fields of a registration that the contract doesn’t name are not kept',
    async check(world) {
      const account = newAccount();
      const extra = {
        role: 'admin',
        isAdmin: true,
        phone: '06',
        addresses: [{ city: 'X' }],
        passwordHash: 'x',
        _id: '1',
      };
      await succeed(world, register, { body: { ...extra, ...account } });
      const { email, password } = account;
      const { token } = await succeed(world, login, { body: { email, password } });
      const profile = await succeed(world, readProfile, { token });
      assert.deepEqual(profile, { firstName: 'Inès', lastName: 'Martin', phone: '', addresses: [] });
    },
  },
  {
    name: 'names keep their accents and lose the spaces around them',
    async check(world) {
      const account = { ...newAccount(), firstName: '  Maëlys-Zoé ', lastName: 'L’Œuvrière' };
      await succeed(world, register, { body: account });
      const { email, password } = account;
      const { token } = await succeed(world, login, { body: { email, password } });
      const { firstName, lastName } = await succeed(world, readProfile, { token });
      assert.deepEqual([firstName, lastName], ['Maëlys-Zoé', 'L’Œuvrière']);
    },
  },
  {
    name: 'a password of 128 characters is accepted and never cut',
    async check(world) {
      const account = { ...newAccount(), password: 'p'.repeat(128) };
      await succeed(world, register, { body: account });
      const { email, password } = account;
      await succeed(world, login, { body: { email, password } });
      assertRefused(await world.call('POST', login.path, { body: { email, password: 'p'.repeat(127) } }), 401);
    },
  },
  {
    name: 'an order with a good phone puts right one in the profile that can’t be one, and only that',
    async check(world) {
      const { token } = await world.newCustomer();
      for (const [phone, kept] of [
        ['abc', 'abc'],
        ['06 98 76 54 32', '06 98 76 54 32'],
        ['abc', '06 98 76 54 32'],
        ['06 11 22 33 44', '06 98 76 54 32'],
      ]) {
        const shippingAddress = { ...checkout.shippingAddress, country: 'France', phone: phone ?? '' };
        await order(world, token, { ...checkout, shippingAddress });
        assert.equal((await succeed(world, readProfile, { token })).phone, kept);
      }
    },
  },
  {
    name: 'the first order fills the profile, and each new address is kept behind the first, once',
    async check(world) {
      const { token } = await world.newCustomer();
      await order(world, token);
      const { street, city, postalCode, country, phone } = checkout.shippingAddress;
      const filled = {
        firstName: 'Inès',
        lastName: 'Martin',
        phone,
        addresses: [{ street, city, postalCode, country }],
      };
      assert.deepEqual(await succeed(world, readProfile, { token }), filled);
      const other = checkout.billingAddress;
      for (let times = 0; times < 2; times += 1) await order(world, token, { ...checkout, shippingAddress: other });
      const second = {
        street: other.street,
        postalCode: other.postalCode,
        city: other.city,
        country: other.country,
      };
      const addresses = [...filled.addresses, second];
      assert.deepEqual(await succeed(world, readProfile, { token }), { ...filled, addresses });
      await order(world, token, { ...checkout, shippingAddress: { ...other, street: other.street.toUpperCase() } });
      assert.deepEqual(await succeed(world, readProfile, { token }), { ...filled, addresses });
    },
  },
  {
    name: 'a customer sees where she is logged in, and logs out the other devices',
    async check(world) {
      const account = newAccount();
      await succeed(world, register, { body: account });
      const { email, password } = account;
      const open = async (userAgent: string) =>
        (await succeed(world, login, { body: { email, password }, headers: { 'User-Agent': userAgent } })).token;
      const phone = await open(
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      );
      const desk = await open('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
      const sessions = async () => (await succeed(world, listSessions, { token: desk })).items;
      assert.deepEqual((await sessions()).map(({ name, current }) => [name, current]).toSorted(), [
        ['Firefox, Linux', true],
        ['Safari, iOS', false],
      ]);
      for (const { openedAt = '', lastUsedAt } of await sessions())
        assert.ok(openedAt !== '' && openedAt <= lastUsedAt);
      await done(world, endOtherSessions, { token: desk });
      await refused(world, 401, readProfile, { token: phone });
      assert.deepEqual(
        (await sessions()).map(({ current }) => current),
        [true],
      );
    },
  },
];
