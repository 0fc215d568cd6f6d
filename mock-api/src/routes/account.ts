/** A customer's account, except login: profile, password reset, favourites, export and erasure of data. */
import { isDeepStrictEqual } from 'node:util';
import { withoutDuplicates } from '@nuee/domain';
import { livingRoutes } from '@nuee/domain/live';
import { ApiError } from '../apiError.ts';
import { belongingsOf, eraseUser } from '../commands/erase.ts';
import { forgetSubscriber } from '../commands/newsletter.ts';
import { queueMail } from '../commands/records.ts';
import { resetPassword, resetUser } from '../commands/resets.ts';
import { emailKey, userByEmail } from '../commands/users.ts';
import { isCommonPassword } from '../commonPasswords.ts';
import { isDemoAccount } from '../demoAccount.ts';
import type { Endpoint, Services } from '../endpoint.ts';
import { isId } from '../isId.ts';
import { openEndpoint, type SessionCall, sessionEndpoint } from '../livingEndpoint.ts';
import { customerOrder } from '../presenters/orders.ts';
import { notification, ticket } from '../presenters/tickets.ts';
import { devicesOf, endOtherSessions, sessionUser } from '../sessions.ts';
import { checkStaffPassword } from '../staffPasswords.ts';
import type { StoredUser, Transaction } from '../storage/storage.ts';
import { allListed } from '../storage/wholeLists.ts';
import { tooCommon } from './users.ts';

const mostFavorites = 500;
export function accountEndpoints(services: Services): Endpoint[] {
  const { storage, passwords, limiter, demo = true } = services;

  const hers = <C extends 'orders' | 'tickets' | 'notifications'>(collection: C, { id }: StoredUser) =>
    allListed<C>(storage, { collection, where: { owner: id } });
  const fresh = (t: Transaction, { token, now }: SessionCall<unknown>) => sessionUser(t, token, now, demo);
  const changeFavorites = (call: SessionCall<unknown>, change: (ids: readonly string[], t: Transaction) => string[]) =>
    storage.tx((t) => {
      const ids = t.get('favorites', call.user.id)?.ids ?? [];
      t.put('favorites', call.user.id, { ids: change(ids, t) });
      return undefined;
    });

  return [
    sessionEndpoint(services, livingRoutes.changeProfile, (call) =>
      storage.tx((t) => {
        const user = fresh(t, call);
        const { firstName, lastName, phone, ...changed } = { ...user, ...given(call.body) };
        const { addressesBefore: before = user.addresses } = call.body;
        // A list that another device has changed meanwhile would bring back what was removed there.
        if (!isDeepStrictEqual(before, user.addresses)) {
          throw new ApiError(
            409,
            'Vos adresses viennent de changer sur un autre appareil\u00a0: relisez-les avant d’enregistrer.',
          );
        }
        const addresses = withoutDuplicates(changed.addresses);
        t.put('users', user.id, { ...user, firstName, lastName, phone, addresses });
        // Somebody with a stolen session must not be able to redirect parcels unnoticed.
        if (user.addresses.length > 0 && !isDeepStrictEqual(addresses, user.addresses) && !isDemoAccount(user)) {
          queueMail(t, call, 'address-changed', user.email, { userId: user.id });
        }
        return { firstName, lastName, phone, addresses };
      }),
    ),

    openEndpoint(services, livingRoutes.askPasswordReset, async ({ body: { email }, network, now }) => {
      await limiter.registration(network);
      await storage.tx((t) => {
        const user = userByEmail(t, email);
        if (!user || user.status === 'inactive' || isDemoAccount(user)) {
          // A write takes as long as the mail's, so that the time doesn't tell who has an account.
          t.put('facts', 'resetOfNobody', { since: now.toISOString() });
          return;
        }
        queueMail(t, { now }, 'password-reset', user.email, { userId: user.id, name: user.firstName });
      });
      return undefined;
    }),

    openEndpoint(services, livingRoutes.resetPassword, async ({ body, params: { token = '' }, network, now }) => {
      if (isCommonPassword(body.password)) throw tooCommon();
      // Checked first: hashing is expensive, and a request without a valid token must not cause it.
      checkStaffPassword(body.password, await storage.tx((t) => resetUser(t, token, now)));
      const hash = await passwords.hash(body.password, network);
      await storage.tx((t) => resetPassword(t, token, hash, now));
      return undefined;
    }),

    sessionEndpoint(services, livingRoutes.listSessions, (call) =>
      storage.tx((t) => ({ items: devicesOf(t, fresh(t, call), call.token, call.now) })),
    ),

    sessionEndpoint(services, livingRoutes.endOtherSessions, async (call) => {
      const { user, token, now } = call;
      // Everybody shares the account: nobody may log the others out.
      if (isDemoAccount(user)) throw new ApiError(409, 'Les sessions du compte de démonstration sont partagées.');
      await storage.tx((t) => endOtherSessions(t, fresh(t, call), token, now));
      return undefined;
    }),

    sessionEndpoint(services, livingRoutes.readFavorites, ({ user }) =>
      storage.tx((t) => ({
        items: (t.get('favorites', user.id)?.ids ?? [])
          .filter((id) => t.get('products', id)?.status === 'published')
          .toReversed(),
      })),
    ),

    sessionEndpoint(services, livingRoutes.addFavorite, (call) =>
      changeFavorites(call, (ids, t) => {
        const { id = '' } = call.params;
        const product = isId(id) ? t.get('products', id) : undefined;
        if (product?.status !== 'published') throw new ApiError(404, 'Ce produit n’existe pas.');
        if (ids.includes(id)) return [...ids];
        if (ids.length >= mostFavorites) throw new ApiError(409, `Vous avez déjà ${mostFavorites} favoris.`);
        return [...ids, id];
      }),
    ),

    sessionEndpoint(services, livingRoutes.removeFavorite, (call) =>
      changeFavorites(call, (ids) => ids.filter((id) => id !== call.params.id)),
    ),

    sessionEndpoint(services, livingRoutes.exportAccount, async ({ user }) => {
      const { id, email, firstName, lastName, phone, addresses, createdAt } = user;
      const [orders, tickets, notifications] = await Promise.all([
        hers('orders', user),
        hers('tickets', user),
        hers('notifications', user),
      ]);
      return {
        profile: {
          _id: id,
          email,
          firstName,
          lastName,
          phone,
          addresses: [...addresses],
          ...(createdAt === undefined ? {} : { createdAt }),
        },
        orders: orders.map(({ document }) => customerOrder(document)),
        favorites: await storage.tx((t) => [...(t.get('favorites', id)?.ids ?? [])]),
        tickets: tickets.map((one) => ticket(one.id, one.document)),
        notifications: notifications.map((one) => notification(one.id, one.document)),
      };
    }),

    sessionEndpoint(services, livingRoutes.eraseAccount, async (call) => {
      const { user, body, network } = call;
      if (isDemoAccount(user)) throw new ApiError(409, 'Le compte de démonstration ne peut pas être supprimé.');
      const attempt = await limiter.login({ network, account: emailKey(user.email), isKnown: true });
      if (!(await passwords.verify(body.password, user.passwordHash, network))) {
        throw new ApiError(422, 'Le mot de passe actuel est incorrect.');
      }
      await attempt.succeeded();
      const belongings = await belongingsOf(storage, user);
      await storage.tx((t) => {
        eraseUser(t, fresh(t, call), belongings);
        forgetSubscriber(t, emailKey(user.email));
      });
      return undefined;
    }),
  ];
}

/** Only the fields that were sent. */
function given<T extends object>(body: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined);
  // The type is the same: only `undefined` fields are left out.
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
