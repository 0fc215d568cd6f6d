import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { noLimits, standardLimits } from '../../auth/rateLimits.ts';
import { apiUnderTest } from '../../testing/apiUnderTest.ts';

const api = apiUnderTest({ limits: { ...noLimits, messages: standardLimits.messages } });
const question = { subject: 'Flacon fendu', message: 'Le flacon est arrivé fendu.' };
const open = (token: string) => api.succeed(contract.createTicket, { token, body: question });
const reply = (token: string, id: string, message = 'Merci.') =>
  api.call('POST', contract.replyToTicket.path.replace('{id}', id), { token, body: { message } });

test('a customer sends ten messages a minute, new tickets, their photographs and replies together; others are not concerned', async () => {
  const token = await api.newCustomer();
  const { _id } = await open(token);
  for (let i = 0; i < 9; i += 1) expect(await reply(token, _id)).toMatchObject({ status: 201 });
  expect(await reply(token, _id)).toMatchObject({
    status: 429,
    body: { message: 'Trop de messages à la suite. Veuillez patienter une minute.' },
  });
  for (const { path } of [contract.createTicket, contract.addPhotograph]) {
    expect(await api.call('POST', path, { token, body: question })).toMatchObject({ status: 429 });
  }
  await open(await api.newCustomer());
});

test('a list of tickets is as long with many answers as with none, for the customer and for the shop', async () => {
  const token = await api.newCustomer();
  const { _id } = await open(token);
  const owner = await api.owner();
  const lengths = async () =>
    Promise.all(
      [
        [contract.listTickets.path, token],
        [`${contract.listOwnerTickets.path}?limit=1`, owner],
      ].map(async ([path = '', as = '']) => JSON.stringify((await api.call('GET', path, { token: as })).body).length),
    );
  const before = await lengths();
  for (let i = 0; i < 9; i += 1) await reply(token, _id, 'x'.repeat(5_000));
  expect(await lengths()).toEqual(before);
  const { responses } = await api.succeed(contract.readTicket, { token, id: _id });
  expect(responses).toHaveLength(9);
});
