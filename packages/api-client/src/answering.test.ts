import * as contract from '@nuee/domain/contract';
import { carts, respond } from '@nuee/domain/fixtures';
import { expect, it } from 'vitest';
import { answered, answering } from './answering.ts';
import { declared } from './declared.ts';

it('answers a call with what is given for it, within the contract', async () => {
  const { call } = answering([
    answered(contract.readTicket, ({ id }) => ({
      _id: id,
      subject: 'Mon colis',
      message: 'Où est-il ?',
      status: 'open' as const,
      createdAt: '2026-01-15T10:00:00.000Z',
      updatedAt: '2026-01-15T10:00:00.000Z',
      responses: [],
      secret: 'of the samples',
    })),
  ]);
  const ticket = await call(contract.readTicket, { id: 't-1' });
  expect(ticket).toMatchObject({ _id: 't-1', subject: 'Mon colis' });
  expect(ticket).not.toHaveProperty('secret');
});

it('says that a call which nothing answers can’t be reached', async () => {
  await expect(answering([]).call(contract.readCart)).rejects.toMatchObject({ name: 'ApiError', status: undefined });
});

it('hands over files and streams', async () => {
  const { file, stream } = answering([
    answered(contract.readInvoice, () => new Blob(['%PDF-'])),
    answered(contract.watchEvents, () => undefined),
  ]);
  expect(await (await file(contract.readInvoice, { id: 'o-1' })).text()).toBe('%PDF-');
  expect(await (await stream(contract.watchEvents)).text()).toBe('');
});

it('does what a story declares, the later one first', async () => {
  const { call, send } = answering([
    answered(contract.readCart, () => carts.empty),
    ...declared({
      readCart: respond.with(carts.single),
      logout: respond.unreachable(),
      login: respond.refused(401, 'Adresse e-mail ou mot de passe incorrect'),
    }),
  ]);
  expect(await call(contract.readCart)).toEqual(carts.single);
  await expect(send(contract.logout)).rejects.toMatchObject({ status: undefined });
  await expect(call(contract.login, { body: { email: 'a@exemple.fr', password: 'x' } })).rejects.toMatchObject({
    status: 401,
    serverMessage: 'Adresse e-mail ou mot de passe incorrect',
  });
});
