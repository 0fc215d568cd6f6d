/** Who may make which call of the shop in service. */
import { type LivingRoute, livingRoutes, may } from '@nuee/domain/live';
import type { Rule } from '../rule.ts';
import { order, refused, succeed, type World } from '../world.ts';

const routes = Object.values<LivingRoute>(livingRoutes);
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
        if (permission !== undefined)
          await refused(world, 403, route, { ...other, token: (await world.reader()).token });
        if (forStaff) await refused(world, 403, route, { ...other, token: await world.staff() });
      },
    };
  });

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
  ...belongings.map(([route, body, make]) => ({
    name: `${nameOf(route)} doesn’t know what belongs to somebody else`,
    async check(world: World) {
      const id = await make(world, (await world.newCustomer()).token);
      const { token } = await world.reader();
      const theirs = await refused(world, 404, route, { id, token, body });
      const nobodys = await refused(world, 404, route, { ...other, token, body });
      if (theirs !== nobodys) throw new Error(`It tells them apart: ${theirs} / ${nobodys}`);
    },
  })),
];
