/** Support tickets, contact messages and notifications. */

import { latestNotifications } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { addPhotograph, photographOf } from '../../commands/photographs.ts';
import { changeTicketStatus, openTicket, replyAsCustomer, replyAsOwner, ticketOf } from '../../commands/tickets.ts';
import { preparePhotograph } from '../../pictures/preparePicture.ts';
import { listedOwnerTicket, listedTicket, notification, ownerTicket, ticket } from '../../presenters/tickets.ts';
import { fullName } from '../../presenters/users.ts';
import { ApiError } from '../apiError.ts';
import { actorOf, type Call, type Endpoint, type Services, serve } from '../endpoint.ts';
import { isId } from '../isId.ts';
import { answerList, listOf, listQuery } from '../listQuery.ts';
import { createPictureQueue } from '../pictureQueue.ts';

const filters = { status: 'status' } as const;
const ownTicketList = listOf(contract.listTickets, 'tickets', { filters });
const ownerTicketList = listOf(contract.listOwnerTickets, 'tickets', {
  filters,
  sorts: { subject: 'subject', name: 'name', updatedAt: 'updatedAt', status: 'statusPlace' },
});

export function supportEndpoints(services: Services): Endpoint[] {
  const { storage, limiter } = services;
  // Of its own: customers never keep the owner's pictures waiting.
  const prepared = createPictureQueue();

  return [
    serve(services, contract.listNotifications, async ({ user }) => {
      const { items } = await storage.list({
        collection: 'notifications',
        where: { owner: user.id },
        limit: latestNotifications,
      });
      return { items: items.map(({ id, record }) => notification(id, record)) };
    }),

    serve(services, contract.readNotification, ({ user, params: { id } }) =>
      storage.tx(async (t) => {
        const found = isId(id) ? await t.get('notifications', id) : undefined;
        if (found?.userId !== user.id) throw new ApiError(404, 'Cette notification n’existe pas.');
        if (!found.read) await t.put('notifications', id, { ...found, read: true });
        return notification(id, { ...found, read: true });
      }),
    ),

    serve(services, contract.listTickets, ({ query, user }) => {
      const asked = listQuery(ownTicketList, query);
      const own = { ...asked, where: { ...asked.where, owner: user.id } };
      return answerList(own, storage.list(own), listedTicket);
    }),

    serve(services, contract.createTicket, async ({ user: { id: customer }, current, body, now }) => {
      limiter.message(customer);
      const opened = await storage.tx(async (t) => {
        const user = await current(t);
        return openTicket(
          t,
          { who: 'customer', now },
          { userId: user.id, name: fullName(user), email: user.email, ...body },
        );
      });
      return ticket(opened.id, opened.ticket);
    }),

    serve(services, contract.addPhotograph, async ({ user, current, req, now }) => {
      limiter.message(user.id);
      const bytes = await prepared(req, preparePhotograph);
      return storage.tx(async (t) =>
        addPhotograph(t, { who: 'customer', now }, { userId: (await current(t)).id, bytes }),
      );
    }),

    serve(services, contract.readPhotograph, async ({ user, params: { id }, res }) =>
      sendPhotograph(res, await storage.read(async (t) => photographOf(t, id, user.id))),
    ),

    serve(services, contract.readOwnerPhotograph, async ({ params: { id }, res }) =>
      sendPhotograph(res, await storage.read(async (t) => photographOf(t, id))),
    ),

    serve(services, contract.readTicket, async ({ user, params: { id } }) =>
      ticket(id, await storage.read(async (t) => ticketOf(t, id, user.id))),
    ),

    serve(services, contract.replyToTicket, async ({ user, current, body, params: { id }, now }) => {
      limiter.message(user.id);
      return ticket(
        id,
        await storage.tx(async (t) =>
          replyAsCustomer(t, { who: 'customer', now }, { id, userId: (await current(t)).id, ...body }),
        ),
      );
    }),

    serve(services, contract.contact, async ({ body, network, now }) => {
      await limiter.act('contacts', network);
      await storage.tx(async (t) => openTicket(t, { who: 'customer', now }, body));
      return undefined;
    }),

    serve(services, contract.listOwnerTickets, ({ query }) => {
      const asked = listQuery(ownerTicketList, query);
      return answerList(asked, storage.list(asked), listedOwnerTicket);
    }),

    serve(services, contract.readOwnerTicket, async ({ params: { id } }) =>
      ownerTicket(id, await storage.read(async (t) => ticketOf(t, id))),
    ),

    serve(services, contract.replyAsOwner, async (call) => {
      const { id } = call.params;
      return ownerTicket(id, await storage.tx(async (t) => replyAsOwner(t, actorOf(call), { id, ...call.body })));
    }),

    serve(services, contract.changeTicketStatus, async (call) => {
      const { id } = call.params;
      return ownerTicket(id, await storage.tx(async (t) => changeTicketStatus(t, actorOf(call), { id, ...call.body })));
    }),
  ];
}

function sendPhotograph(res: Call['res'], bytes: Buffer): undefined {
  res.setHeader('Content-Type', 'image/webp');
  res.setHeader('Content-Length', bytes.length);
  res.status(200).end(bytes);
}
