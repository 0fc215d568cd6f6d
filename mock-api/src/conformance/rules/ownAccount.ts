/**
 * What a customer does with her account, and what anybody may send to the shop.
 */

import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import * as contract from '@nuee/domain/contract';
import { newProduct, ordered, readOwnerOrder, setStatus, unique } from '../office.ts';
import type { Rule } from '../rule.ts';
import { done, otherSelection, refused, succeed, type World } from '../world.ts';

const { changeProfile, changePassword, askPasswordReset, resetPassword, exportAccount, eraseAccount } = contract;
const { readFavorites, addFavorite, removeFavorite, listNotifications, readNotification } = contract;
const { createTicket, readTicket, replyToTicket, replyAsOwner, changeTicketStatus, readOwnerTicket } = contract;
const { withdrawFromOrder, withdraw, listWithdrawals, contact, subscribe, confirmSubscription } = contract;
const { listMails, listOwnerTickets, listOrders, listTickets } = contract;

const question = { subject: 'Mon colis', message: 'Où est-il\u00a0?' };
const newTicket = (world: World, token: string) => succeed(world, createTicket, { token, body: question });

const homeOf = (street: string) => ({ street, city: 'Nantes', postalCode: '44000', country: 'France' });

export const ownAccountRules: readonly Rule[] = [
  {
    name: 'only what is sent of a profile changes',
    async check(world) {
      const { token, email, password } = await world.newCustomer();
      const addresses = [homeOf('1, rue des Pêchers')];
      const changed = await succeed(world, changeProfile, {
        token,
        body: { phone: '0601020304', addresses, role: 'admin', email: 'autre@exemple.example' },
      });
      assert.deepEqual(changed, { firstName: 'Inès', lastName: 'Martin', phone: '0601020304', addresses });
      assert.deepEqual(await succeed(world, contract.readProfile, { token }), changed);
      await refused(world, 403, contract.readOwnerSession, { token });
      for (const body of [
        { firstName: '' },
        { lastName: 'a'.repeat(81) },
        { phone: 3 },
        { addresses: 'Nantes' },
        { addresses: [{}] },
        { addresses: [{ ...addresses[0], city: '' }] },
      ]) {
        await refused(world, 422, changeProfile, { token, body });
      }
      await succeed(world, contract.login, { body: { email, password } });
    },
  },
  {
    name: 'two devices that change the addresses don’t overwrite each other',
    async check(world) {
      const { token } = await world.newCustomer();
      const [home, work] = [homeOf('1, rue des Pêchers'), homeOf('3 quai de la Fosse')];
      const change = (body: object) => succeed(world, changeProfile, { token, body });
      await change({ addresses: [home], addressesBefore: [] });
      // The other device still shows none.
      const stale = { addresses: [work], addressesBefore: [] };
      assert.equal(
        await refused(world, 409, changeProfile, { token, body: stale }),
        'Vos adresses viennent de changer sur un autre appareil\u00a0: relisez-les avant d’enregistrer.',
      );
      const { addresses } = await change({ addresses: [home, work], addressesBefore: [home] });
      assert.deepEqual(addresses, [home, work]);
      await change({ phone: '06' });
      await refused(world, 422, changeProfile, { token, body: { addresses: [], addressesBefore: 'Nantes' } });
    },
  },
  {
    name: 'an address is stored once, and ten addresses at most',
    async check(world) {
      const { token } = await world.newCustomer();
      const home = homeOf('1, rue des Pêchers');
      const again = { ...home, street: home.street.toUpperCase(), city: ` ${home.city} ` };
      const other = homeOf('3 quai de la Fosse');
      const body = { addresses: [home, again, other] };
      assert.deepEqual((await succeed(world, changeProfile, { token, body })).addresses, [home, other]);
      const addresses = Array.from({ length: 11 }, (_, number) => homeOf(`${number} rue Noire`));
      assert.equal(
        await refused(world, 422, changeProfile, { token, body: { addresses } }),
        'Le champ «\u00a0Adresses\u00a0» dépasse 10 adresses.',
      );
    },
  },
  {
    name: 'a new password asks for the current one and ends all other sessions',
    async check(world) {
      const { email, password, token } = await world.newCustomer();
      const other = await succeed(world, contract.login, { body: { email, password } });
      const next = 'Une-nouvelle-phrase';
      await refused(world, 422, changePassword, { token, body: { current: 'Une-autre-phrase', next } });
      await refused(world, 422, changePassword, { token, body: { current: password, next: '1234567' } });
      await refused(world, 422, changePassword, { token, body: { current: password, next: '1q2w3e4r' } });
      await done(world, changePassword, { token, body: { current: password, next } });
      await succeed(world, contract.readProfile, { token });
      await refused(world, 401, contract.readProfile, { token: other.token });
      await refused(world, 401, contract.login, { body: { email, password } });
      await succeed(world, contract.login, { body: { email, password: next } });
    },
  },
  {
    name: 'asking for a new password tells nobody whether there is an account',
    async check(world) {
      const { email } = await world.newCustomer();
      await done(world, askPasswordReset, { body: { email } });
      await done(world, askPasswordReset, { body: { email: `${unique()}@exemple.example` } });
      await refused(world, 422, askPasswordReset, { body: { email: 'ines' } });
      await refused(world, 404, resetPassword, { id: 'un-jeton-inconnu', body: { password: 'Une-nouvelle-phrase' } });
      const { items } = await succeed(world, listMails, { token: await world.owner(), query: `?q=${email}` });
      assert.deepEqual(
        items.map(({ kind }) => kind),
        ['password-reset'],
      );
    },
  },
  {
    name: 'favourites stand the latest first, each once; unpublished ones are left out',
    async check(world) {
      const { token } = await world.newCustomer();
      const [one, two] = [await newProduct(world), await newProduct(world)];
      const ids = async () => (await succeed(world, readFavorites, { token })).items;
      for (const { id } of [one, two, one]) await done(world, addFavorite, { token, id });
      assert.deepEqual(await ids(), [two.id, one.id]);
      await refused(world, 404, addFavorite, { token, id: 'inconnu' });
      for (const id of [one.id, one.id, 'inconnu']) await done(world, removeFavorite, { token, id });
      assert.deepEqual(await ids(), [two.id]);
      const body = { version: 1, status: 'draft' };
      await succeed(world, contract.changeProduct, { token: await world.owner(), id: two.id, body });
      assert.deepEqual(await ids(), []);
    },
  },
  {
    name: 'a notification leads to its order and stays read',
    async check(world) {
      const { id, customer } = await ordered(world);
      await setStatus(world, id, 'shipped');
      const { token } = customer;
      const [notification] = (await succeed(world, listNotifications, { token })).items;
      assert.deepEqual([notification?.read, notification?.type], [false, 'order']);
      assert.ok(notification?.link?.includes(id));
      for (let time = 0; time < 2; time += 1) {
        const read = await succeed(world, readNotification, { token, id: notification?._id ?? '' });
        assert.deepEqual(read, { ...notification, read: true });
      }
    },
  },
  {
    name: 'a ticket is open, pending once the shop answers, and open again once the customer does',
    async check(world) {
      const { token } = await world.newCustomer();
      const owner = await world.staff();
      const { _id: id, status, responses } = await newTicket(world, token);
      assert.deepEqual([status, responses], ['open', []]);
      const answered = await succeed(world, replyAsOwner, { token: owner, id, body: { message: 'Demain.' } });
      assert.deepEqual([answered.status, answered.user.name], ['pending', 'Inès Martin']);
      const again = await succeed(world, replyToTicket, { token, id, body: { message: 'Merci.' } });
      assert.equal(again.status, 'open');
      const said = (await succeed(world, readTicket, { token, id })).responses;
      assert.deepEqual(
        said.map(({ message, isAdmin }) => [message, isAdmin]),
        [
          ['Demain.', true],
          ['Merci.', false],
        ],
      );
      const { items } = await succeed(world, listNotifications, { token });
      assert.deepEqual(
        items.map(({ title, read }) => [title, read]),
        [['Réponse à votre ticket', false]],
      );
      await succeed(world, replyToTicket, { token, id, body: { message: 'é'.repeat(5_000) } });
    },
  },
  {
    name: 'a closed ticket takes no reply of the customer; the shop’s reopens it',
    async check(world) {
      const { token } = await world.newCustomer();
      const owner = await world.owner();
      const { _id: id } = await newTicket(world, token);
      await succeed(world, changeTicketStatus, { token: owner, id, body: { status: 'closed' } });
      await refused(world, 409, replyToTicket, { token, id, body: { message: 'Encore une chose.' } });
      const reopened = await succeed(world, replyAsOwner, { token: owner, id, body: { message: 'Oui ?' } });
      assert.equal(reopened.status, 'pending');
      await refused(world, 422, changeTicketStatus, { token: owner, id, body: { status: 'perdu' } });
      await refused(world, 404, readOwnerTicket, { token: owner, id: 'inconnu' });
    },
  },
  {
    name: 'a ticket names one of the customer’s own orders, for her and for the back office',
    async check(world) {
      const { id, customer, created } = await ordered(world);
      const { token } = customer;
      const about = { _id: id, orderNumber: created.orderNumber };
      const ticket = await succeed(world, createTicket, { token, body: { ...question, orderId: id } });
      assert.deepEqual(ticket.order, about);
      assert.deepEqual((await succeed(world, listTickets, { token })).items[0]?.order, about);
      const owner = await world.staff();
      assert.deepEqual((await succeed(world, readOwnerTicket, { token: owner, id: ticket._id })).order, about);
      const foreign = (await ordered(world)).id;
      for (const orderId of [foreign, 'inconnue', '']) {
        const { status, body } = await world.call('POST', createTicket.path, { token, body: { ...question, orderId } });
        assert.deepEqual([status, (body as { field?: string }).field], [422, 'orderId']);
      }
    },
  },
  {
    name: 'a ticket takes three photographs, each of which was sent before',
    async check(world) {
      const { token } = await world.newCustomer();
      for (const photographs of [['a', 'b', 'c', 'd'], ['inconnue'], [7], 'a']) {
        await refused(world, 422, createTicket, { token, body: { ...question, photographs } });
      }
    },
  },
  ...(
    [
      ['no message', { message: undefined }],
      ['a message that is no text', { message: 7 }],
      ['an empty message', { message: ' \n ' }],
      ['a message of 5,001 characters', { message: 'n'.repeat(5_001) }],
      ['a message with a control character', { message: 'a\u0000b' }],
    ] as const
  ).map(([what, body]) => ({
    name: `${replyToTicket.method} ${replyToTicket.path} refuses ${what}`,
    async check(world: World) {
      const { token } = await world.newCustomer();
      const { _id: id } = await newTicket(world, token);
      await refused(world, 422, replyToTicket, { token, id, body });
      await refused(world, 422, createTicket, { token, body: { ...question, ...body } });
      await refused(world, 422, replyAsOwner, { token: await world.owner(), id, body });
    },
  })),
  {
    name: 'the contact form becomes a ticket of nobody’s account',
    async check(world) {
      const word = unique();
      const body = { name: 'Zoé Petit', email: `${word}@exemple.example`, ...question };
      await done(world, contact, { body });
      const { items } = await succeed(world, listOwnerTickets, { token: await world.staff(), query: `?q=${word}` });
      assert.deepEqual([items.length, items[0]?.user], [1, { name: body.name, email: body.email }]);
      for (const wrong of [{ name: '' }, { email: 'zoe' }, { subject: ' ' }, { message: undefined }]) {
        await refused(world, 422, contact, { body: { ...body, ...wrong } });
      }
    },
  },
  {
    name: 'the newsletter begins with a mail, and says nothing about who reads it',
    async check(world) {
      const email = `${unique()}@exemple.example`;
      for (let time = 0; time < 2; time += 1) await done(world, subscribe, { body: { email } });
      const { items } = await succeed(world, listMails, { token: await world.owner(), query: `?q=${email}` });
      assert.ok(items.length > 0 && items.every(({ kind }) => kind === 'newsletter-confirmation'));
      await refused(world, 422, subscribe, { body: { email: 'zoe' } });
      await refused(world, 404, confirmSubscription, { id: 'un-jeton-inconnu' });
    },
  },
  {
    name: 'a withdrawal gets one receipt, however often it is declared',
    async check(world) {
      const { id, customer, created } = await ordered(world);
      const { token } = customer;
      await setStatus(world, id, 'delivered');
      await refused(world, 422, withdrawFromOrder, { token, id, body: { confirm: false } });
      const body = { confirm: true, reason: 'Trop sucré' };
      const receipt = await succeed(world, withdrawFromOrder, { token, id, body });
      assert.deepEqual(await succeed(world, withdrawFromOrder, { token, id, body, status: 200 }), receipt);
      assert.equal((await readOwnerOrder(world, id)).timeline.at(-1)?.what, 'withdrawal');
      const list = await succeed(world, listWithdrawals, {
        token: await world.staff(),
        query: `?q=${created.orderNumber}`,
      });
      assert.deepEqual(
        list.items.map(({ _id, orderId, reason }) => [_id, orderId, reason]),
        [[receipt.receiptId, id, 'Trop sucré']],
      );
    },
  },
  {
    name: 'a cancelled order can’t be withdrawn from',
    async check(world) {
      const { id, customer } = await ordered(world);
      await setStatus(world, id, 'cancelled');
      await refused(world, 409, withdrawFromOrder, { token: customer.token, id, body: { confirm: true } });
    },
  },
  {
    name: 'a withdrawal without login gets its receipt whether or not there is such an order, and only hers counts',
    async check(world) {
      const { id, customer, created } = await ordered(world);
      const declare = (more: object) => {
        const body = {
          orderNumber: created.orderNumber,
          email: customer.email,
          name: 'Inès Martin',
          confirm: true,
          ...more,
        };
        return succeed(world, withdraw, { body });
      };
      const stranger = await declare({ email: `${unique()}@exemple.example` });
      assert.notEqual((await readOwnerOrder(world, id)).timeline.at(-1)?.what, 'withdrawal');
      const hers = await declare({});
      assert.deepEqual(await declare({ orderNumber: created.orderNumber.toLowerCase() }), hers);
      assert.notEqual(stranger.receiptId, hers.receiptId);
      assert.equal((await readOwnerOrder(world, id)).timeline.at(-1)?.what, 'withdrawal');
      const nowhere = await declare({ orderNumber: `CMD-1999-${unique()}`.slice(0, 40) });
      assert.deepEqual(Object.keys(nowhere), Object.keys(hers));
      for (const wrong of [{ confirm: false }, { email: 'ines' }, { orderNumber: '' }, { name: ' ' }]) {
        const body = { orderNumber: 'CMD-1999-001', email: 'a@exemple.example', name: 'Inès', confirm: true, ...wrong };
        await refused(world, 422, withdraw, { body });
      }
    },
  },
  {
    name: 'an export holds all that is hers and no secret',
    async check(world) {
      const { id, customer } = await ordered(world);
      const { token, email, password } = customer;
      const ticket = await newTicket(world, token);
      const all = await succeed(world, exportAccount, { token });
      assert.deepEqual([all.profile.email, all.orders.map(({ _id }) => _id)], [email, [id]]);
      assert.deepEqual(all.tickets, [ticket]);
      assert.deepEqual([all.cart, all.messages, all.withdrawals, all.newsletter], [[], [], [], undefined]);
      assert.deepEqual(
        all.devices.map(({ current }) => current),
        [true],
      );
      await setStatus(world, id, 'shipped');
      const declared = await succeed(world, withdrawFromOrder, { token, id, body: { confirm: true } });
      await done(world, contact, { body: { name: 'Inès Martin', email, ...question } });
      await done(world, subscribe, { body: { email } });
      await succeed(world, contract.addToCart, { token, body: otherSelection });
      const more = await succeed(world, exportAccount, { token });
      assert.deepEqual(
        more.withdrawals.map(({ _id, orderId }) => [_id, orderId]),
        [[declared.receiptId, id]],
      );
      assert.deepEqual(
        more.messages.map(({ name, message }) => [name, message]),
        [['Inès Martin', question.message]],
      );
      assert.deepEqual([more.cart, more.newsletter?.confirmedAt], [[otherSelection], undefined]);
      assert.ok(more.newsletter);
      const { notifications } = more;
      assert.deepEqual(
        notifications.map(({ type, link }) => [type, link]),
        [['order', `/commande-confirmee/${id}`]],
      );
      assert.ok(!JSON.stringify(all).includes(password) && !/hash|scrypt/i.test(JSON.stringify(all)));
    },
  },
  {
    name: 'an account with an order on its way can’t be erased; a wrong password erases nothing',
    async check(world) {
      const { id, customer } = await ordered(world);
      const { token, password } = customer;
      await refused(world, 409, eraseAccount, { token, body: { password } });
      await setStatus(world, id, 'delivered');
      await refused(world, 422, eraseAccount, { token, body: { password: 'Une-autre-phrase' } });
      await refused(world, 422, eraseAccount, { token, body: {} });
      await succeed(world, contract.readProfile, { token });
    },
  },
  {
    name: 'an erased account is gone, and its orders stay without a name',
    async check(world) {
      const { id, customer, created } = await ordered(world);
      const { token, email, password } = customer;
      await setStatus(world, id, 'delivered');
      const ticket = await newTicket(world, token);
      await done(world, eraseAccount, { token, body: { password } });
      await refused(world, 401, listOrders, { token });
      await refused(world, 401, contract.login, { body: { email, password } });
      const left = await readOwnerOrder(world, id);
      assert.deepEqual(
        [left.user.name, left.user.email, left.orderNumber],
        ['Client supprimé', '', created.orderNumber],
      );
      const { lastName, phone } = left.shippingAddress;
      assert.deepEqual([lastName, phone], ['supprimé', '']);
      assert.ok(!JSON.stringify(left).includes(email));
      const owner = await world.owner();
      await refused(world, 404, readOwnerTicket, { token: owner, id: ticket._id });
      const query = `?q=${email}`;
      assert.equal((await succeed(world, listMails, { token: owner, query })).total, 0);
      assert.equal((await succeed(world, contract.listOwnerOrders, { token: owner, query })).total, 0);
      assert.equal((await succeed(world, contract.listUsers, { token: owner, query })).total, 0);
      // The e-mail is free again.
      const body = { firstName: 'Inès', lastName: 'Martin', email, password };
      await succeed(world, contract.register, { body });
    },
  },
  {
    name: 'the withdrawals of an erased account keep neither her name nor her e-mail',
    async check(world) {
      const { id, customer, created } = await ordered(world);
      const { token, email, password } = customer;
      const owner = await world.owner();
      await setStatus(world, id, 'delivered');
      const body = { confirm: true, reason: 'Ma fille Zoé n’aime pas' };
      const { receiptId } = await succeed(world, withdrawFromOrder, { token, id, body });
      const nowhere = `CMD-1999-${randomInt(2 ** 47)}`;
      const declare = (orderNumber: string) =>
        succeed(world, withdraw, {
          body: { orderNumber, email: email.toUpperCase(), name: 'Inès Martin', confirm: true },
        });
      await declare(nowhere);
      // Whatever is typed there without login.
      await declare(`CMD-${unique()}`.slice(0, 40));
      const found = (q: string) => succeed(world, listWithdrawals, { token: owner, query: `?q=${q}` });
      assert.equal((await found(email)).total, 3);
      await done(world, eraseAccount, { token, body: { password } });
      assert.equal((await found(email)).total, 0);
      for (const number of [created.orderNumber, nowhere]) {
        const { items } = await found(number);
        assert.deepEqual(
          items.map(({ orderNumber, name, email: address, reason }) => [orderNumber, name, address, reason]),
          [[number, '', '', undefined]],
        );
      }
      const kept = JSON.stringify(await readOwnerOrder(world, id));
      assert.ok(kept.includes('"what":"withdrawal"'));
      for (const word of ['Zoé', 'Inès', email]) assert.ok(!kept.includes(word), word);
      // Nothing remembers that this address declared it.
      assert.notEqual((await declare(created.orderNumber)).receiptId, receiptId);
    },
  },
];
