import * as contract from '@nuee/domain/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { standardLimits } from '../../auth/rateLimits.ts';
import { apiUnderTest, customersPassword } from '../../testing/apiUnderTest.ts';

const api = apiUnderTest({ limits: { ...standardLimits, requests: Infinity, accountLogins: 3 }, elapsed: () => 0 });
const bankTransfer = { iban: 'FR7630006000011234567890189' };
const other = { iban: 'BE68539007547034' };

let owner: string;
let version: number;

async function change(body: object) {
  return api.call('PUT', contract.changeSettings.path, { token: owner, body: { version, ...body } });
}
const readVersion = async () => (await api.succeed(contract.readSettings, { token: owner })).version;

beforeAll(async () => {
  owner = await api.newOwner();
  await api.enterService();
});
beforeEach(async () => {
  version = await readVersion();
});

test('a wrong setting is refused with its field and what to type', async () => {
  expect(await change({ bankTransfer: { iban: 'FR76 1234 5678 9012' } })).toMatchObject({
    status: 422,
    body: {
      field: 'bankTransfer.iban',
      message:
        'Le champ «\u00a0IBAN\u00a0» (Virement bancaire) est incorrect. Recopiez l’IBAN de votre RIB\u00a0: un signe au moins est faux ou manque.',
    },
  });
});

test('another IBAN takes the password of who saves it, whom the journal names; other settings don’t', async () => {
  const refusal = {
    status: 422,
    body: { field: 'password', message: 'Pour changer l’IBAN, indiquez votre mot de passe.' },
  };
  expect(await change({ bankTransfer })).toMatchObject(refusal);
  expect(await change({ bankTransfer, password: 'Un-Autre-Mot' })).toMatchObject({
    status: 422,
    body: { field: 'password', message: 'Le mot de passe actuel est incorrect.' },
  });
  expect(await readVersion()).toBe(version);
  const saved = await change({ bankTransfer, password: customersPassword });
  expect(saved).toMatchObject({ status: 200, body: { bankTransfer } });
  expect(saved.body).not.toHaveProperty('password');
  version = await readVersion();
  expect(await change({ bankTransfer, hours: 'Le matin' })).toMatchObject({ status: 200 });
  const { items } = await api.succeed(contract.readJournal, { token: owner });
  expect(items.find(({ what }) => what === 'settings.bankTransfer')).toMatchObject({
    who: expect.stringMatching(/^cliente-\d+@exemple\.fr$/),
  });
});

test('guesses at the password count like those of a login', async () => {
  const guess = (password: string) => change({ bankTransfer: other, password });
  expect([(await guess('un')).status, (await guess('deux')).status]).toEqual([422, 422]);
  expect(await guess(customersPassword)).toMatchObject({ status: 429 });
  expect(await readVersion()).toBe(version);
});
