import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const question = { subject: 'Flacon fendu', message: 'Le flacon est arrivé fendu.' };
const open = (token: string) => api.succeed(contract.createTicket, { token, body: question });

test('a ticket takes two hundred answers; the shop may still answer the last of them', async () => {
  const token = await api.newCustomer();
  const { _id: id } = await open(token);
  const reply = () =>
    api.call('POST', contract.replyToTicket.path.replace('{id}', id), { token, body: { message: 'Merci.' } });
  await api.beside((storage) =>
    storage.tx(async (t) => {
      const ticket = await t.get('tickets', id);
      if (!ticket) throw new Error('The ticket is missing.');
      const responses = Array.from({ length: 199 }, (_, i) => ({
        _id: String(i),
        message: 'Encore.',
        createdAt: ticket.createdAt,
        isAdmin: false,
      }));
      await t.put('tickets', id, { ...ticket, responses });
    }),
  );
  expect(await reply()).toMatchObject({ status: 201 });
  expect(await reply()).toMatchObject({
    status: 409,
    body: { message: 'Ce ticket compte déjà 200 réponses\u00a0: ouvrez-en un nouveau.' },
  });
  await api.succeed(contract.replyAsOwner, { token: await api.owner(), id, body: { message: 'Voici.' } });
});

test('an answer of the shop is told to the customer by mail and in her account, and to the journal', async () => {
  const [owner, token] = [await api.owner(), await api.newCustomer()];
  const { _id: id } = await open(token);
  const answered = { token: owner, id, body: { message: 'Nous vous le remplaçons.' } };
  expect(await api.succeed(contract.replyAsOwner, answered)).toMatchObject({ status: 'pending' });
  const { items: mails } = await api.succeed(contract.listMails, { token: owner });
  expect(mails[0]).toMatchObject({ kind: 'ticket-answered', to: expect.stringContaining('@exemple.fr') });
  const { items: notifications } = await api.succeed(contract.listNotifications, { token });
  expect(notifications).toMatchObject([{ title: 'Réponse à votre ticket' }]);
  const { items: journal } = await api.succeed(contract.readJournal, { token: owner });
  expect(journal[0]).toMatchObject({ what: 'ticket.reply', target: id, from: 'open', to: 'pending' });
});
