/** Who may make which call of the shop in service. */
import assert from 'node:assert/strict';
import { apiRoutes } from '@nuee/domain';
import { type LivingRoute, livingRoutes, may } from '@nuee/domain/live';
import type { Rule } from '../rule.ts';
import { order, refused, succeed, type World } from '../world.ts';

/** What anybody may read, besides the calls of the two tables. */
export const openRoutes: readonly LivingRoute[] = [
  '/api/health',
  '/api/products',
  '/api/products/{id}',
  '/api/categories',
  '/api/categories/{id}',
  '/api/reviews',
  '/api/reviews/{id}',
].map((path) => ({ method: 'GET', path, status: 200, auth: false }));

const routes = Object.values<LivingRoute>(livingRoutes);
const allRoutes = [...Object.values<LivingRoute>(apiRoutes), ...routes, ...openRoutes];
const nameOf = ({ method, path }: LivingRoute): string => `${method} ${path}`;
const other = { id: 'inconnu' };

/** A rule for each call that doesn't let everybody in. */
const doors: Rule[] = routes
  .filter(({ auth }) => auth)
  .map((route) => {
    const { permission } = route;
    const forStaff = permission !== undefined && permission !== 'session' && !may('staff', permission);
    const kept =
      permission === undefined ? 'nobody' : forStaff ? 'nobody, a customer or staff' : 'nobody or a customer';
    return {
      name: `${nameOf(route)} doesn’t let in ${kept}`,
      async check(world) {
        await refused(world, 401, route, other);
        await refused(world, 401, route, { ...other, token: 'un-jeton-inconnu' });
        const tokens = [
          ...(permission === undefined ? [] : [(await world.reader()).token]),
          ...(forStaff ? [await world.staff()] : []),
        ];
        for (const token of tokens) {
          const message = await refused(world, 403, route, { ...other, token });
          assert.equal(message, 'Votre compte ne permet pas cette opération.');
        }
      },
    };
  });

/** What a call that lets somebody through may say about its missing body or its unknown id. */
const letThrough = [200, 201, 202, 204, 400, 404, 409, 415, 422];

/** A rule for each call: whoever may make it is let through. A logout that is let through would end the session of the others. */
const ways: Rule[] = allRoutes
  .filter((route) => route !== livingRoutes.logout)
  .map((route) => ({
    name: `${nameOf(route)} lets in whoever may`,
    async check(world) {
      const { auth, permission } = route;
      const tokens = [
        ...(auth ? [] : [undefined]),
        ...(permission === undefined ? [(await world.newCustomer()).token] : []),
        ...(permission === undefined || permission === 'session' || may('staff', permission)
          ? [await world.staff()]
          : []),
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

const { cancelOrder, readInvoice, readTransfer, reorder, withdrawFromOrder } = livingRoutes;
const { createTicket, readTicket, replyToTicket, readNotification, changeOrderStatus, listNotifications } =
  livingRoutes;

/** What belongs to somebody else is as unknown as what isn't there: both get the same answer. */
const belongings: readonly (readonly [route: LivingRoute, body: object | undefined, make: MakeOwn])[] = [
  [readInvoice, undefined, ownOrder],
  [cancelOrder, undefined, ownOrder],
  [readTransfer, undefined, ownOrder],
  [reorder, undefined, ownOrder],
  [withdrawFromOrder, { confirm: true }, ownOrder],
  [readTicket, undefined, ownTicket],
  [replyToTicket, { message: 'Bonjour' }, ownTicket],
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
