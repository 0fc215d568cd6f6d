/** Who may make which call of the shop in service. */

import assert from 'node:assert/strict';
import * as contract from '@nuee/domain/contract';
import { may } from '@nuee/domain/live';
import type { Rule } from '../rule.ts';
import { order, refused, succeed, type World } from '../world.ts';

/** What anybody may read, besides the calls of the contract. */
export const openRoutes: readonly contract.Route[] = [
  '/api/health',
  '/api/products',
  '/api/products/{id}',
  '/api/categories',
  '/api/categories/{id}',
  '/api/reviews',
  '/api/reviews/{id}',
].map((path) => ({ method: 'GET', path, status: 200, access: 'anyone' }));

const routes = Object.values<contract.Route>(contract);
const allRoutes = [...routes, ...openRoutes];
const nameOf = ({ method, path }: contract.Route): string => `${method} ${path}`;
const other = { id: 'inconnu' };

const letsIn = (access: contract.Route['access'], role: 'customer' | 'staff'): boolean => {
  if (access === 'anyone' || access === 'customer') return true;
  return access === 'office' ? role === 'staff' : may(role, access);
};

/** A rule for each call that doesn't let everybody in. */
const doors: Rule[] = routes
  .filter(({ access }) => access !== 'anyone')
  .map((route) => {
    const { access } = route;
    const forStaff = !letsIn(access, 'staff');
    const kept = letsIn(access, 'customer')
      ? 'nobody'
      : forStaff
        ? 'nobody, a customer or staff'
        : 'nobody or a customer';
    return {
      name: `${nameOf(route)} doesn’t let in ${kept}`,
      async check(world) {
        await refused(world, 401, route, other);
        await refused(world, 401, route, { ...other, token: 'un-jeton-inconnu' });
        const tokens = [
          ...(letsIn(access, 'customer') ? [] : [(await world.reader()).token]),
          ...(forStaff ? [await world.staff()] : []),
        ];
        for (const token of tokens) {
          const message = await refused(world, 403, route, { ...other, token });
          assert.equal(message, 'Votre compte ne permet pas cette opération.');
        }
      },
    };
  });

/** What a permitted call may answer about its missing body or its unknown id. */
const letThrough = [200, 201, 202, 204, 400, 404, 409, 415, 422];

/** A rule for each call: those with the permission may make it. A logout that is let through would end the session of the others. */
const ways: Rule[] = allRoutes
  .filter((route) => route !== contract.logout)
  .map((route) => ({
    name: `${nameOf(route)} lets in whoever may`,
    async check(world) {
      const { access } = route;
      const tokens = [
        ...(access === 'anyone' ? [undefined] : []),
        ...(letsIn(access, 'customer') ? [(await world.newCustomer()).token] : []),
        ...(letsIn(access, 'staff') ? [await world.staff()] : []),
        await world.owner(),
      ];
      for (const token of tokens) {
        const target = route.path.replaceAll(/\{\w+\}/g, 'inconnu');
        const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
        // What never ends would never be read to its end.
        const { status, body } = await fetch(world.url + target, { method: route.method, headers });
        const isStream = route.media === 'text/event-stream';
        const text = isStream ? '' : await new Response(body).text();
        if (isStream) await body?.cancel();
        assert.ok(letThrough.includes(status) && !text.includes('Cette adresse'), `${status} ${text.slice(0, 100)}`);
      }
    },
  }));

const { cancelOrder, readInvoice, readTransfer, reorder, withdrawFromOrder } = contract;
const {
  createTicket,
  readTicket,
  replyToTicket,
  addPhotograph,
  readPhotograph,
  readNotification,
  changeOrderStatus,
  listNotifications,
} = contract;

/** A record of another customer gets the same answer as one that doesn't exist. */
const belongings: readonly (readonly [route: contract.Route, body: object | undefined, make: MakeOwn])[] = [
  [readInvoice, undefined, ownOrder],
  [cancelOrder, undefined, ownOrder],
  [readTransfer, undefined, ownOrder],
  [reorder, undefined, ownOrder],
  [withdrawFromOrder, { confirm: true }, ownOrder],
  [readTicket, undefined, ownTicket],
  [replyToTicket, { message: 'Bonjour' }, ownTicket],
  [readPhotograph, undefined, ownPhotograph],
  [readNotification, undefined, ownNotification],
];

type MakeOwn = (world: World, token: string) => Promise<string>;

async function ownOrder(world: World, token: string): Promise<string> {
  return (await order(world, token))._id;
}

async function ownTicket(world: World, token: string): Promise<string> {
  const body = { subject: 'Mon colis', message: 'Où est-il ?' };
  return (await succeed(world, createTicket, { token, body }))._id;
}

/** One pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function ownPhotograph(world: World, token: string): Promise<string> {
  const raw = new Uint8Array(Buffer.from(png, 'base64'));
  return (await succeed(world, addPhotograph, { token, raw, headers: { 'Content-Type': 'image/png' } }))._id;
}

async function ownNotification(world: World, token: string): Promise<string> {
  const id = await ownOrder(world, token);
  await succeed(world, changeOrderStatus, { token: await world.owner(), id, body: { status: 'shipped' } });
  return (await succeed(world, listNotifications, { token })).items[0]?._id ?? '';
}

export const permissionRules: readonly Rule[] = [
  ...doors,
  ...ways,
  ...belongings.map(([route, body, make]) => ({
    name: `${nameOf(route)} doesn’t know what belongs to somebody else`,
    async check(world: World) {
      const id = await make(world, (await world.newCustomer()).token);
      const { token } = await world.reader();
      const theirs = await refused(world, 404, route, { id, token, body });
      const nobodys = await refused(world, 404, route, { ...other, token, body });
      assert.equal(theirs, nobodys, 'It tells them apart');
      await refused(world, 404, route, { id: '__proto__', token, body });
    },
  })),
];
