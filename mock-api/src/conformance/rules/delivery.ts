/** Delivery methods, from the settings to the order. */

import assert from 'node:assert/strict';
import * as contract from '@nuee/domain/contract';
import { newProduct, readOwnerOrder, selectionOf, settingsOf, withSettings } from '../office.ts';
import type { Rule } from '../rule.ts';
import { add, assertRefused, checkout, readOrder, refused, succeed, type World } from '../world.ts';

const { changeSettings, createOrder, readPublication } = contract;

const countries = ['France', 'Belgique'];
const home = { id: 'domicile', kind: 'home', name: 'Colissimo', text: '2 jours', fee: 4.9, countries, active: true };
const express = { id: 'express', kind: 'express', name: 'Chronopost', text: '', fee: 9.9, countries, active: true };
const abroad = { ...express, id: 'etranger', name: 'Bpost', countries: ['Belgique'] };
const heavy = { ...home, id: 'leger', name: 'Lettre suivie', fee: 2, maxWeight: 100 };
const relay = { ...home, id: 'relais', kind: 'relay', name: 'Mondial Relay', active: false };
const ended = { ...home, id: 'arrete', name: 'Coursier', active: false };
const methods = [home, express, abroad, ended];

/** A cart of two pieces at 10 €, with a weight where there is one. */
async function filledCart(world: World, weight?: number) {
  const { token } = await world.newCustomer();
  const variants = [{ size: 10, nicotineStrength: 0, price: 10, stock: 50, weight }];
  const product = await newProduct(world, weight === undefined ? { price: 10, stock: 50 } : { variants });
  await add(world, token, selectionOf(product, 2));
  return token;
}
const order = async (world: World, token: string, more: object = {}) =>
  succeed(world, createOrder, { token, body: { ...checkout, ...more } });
/** The sentence of the refusal, which is about the method. */
async function refusal(world: World, token: string, more: object = {}): Promise<string> {
  const answer = await world.call('POST', createOrder.path, { token, body: { ...checkout, ...more } });
  assert.equal(Object(answer.body).field, 'deliveryMethod');
  assertRefused(answer, 422);
  return String(Object(answer.body).message);
}

export const deliveryRules: readonly Rule[] = [
  {
    name: 'an order is delivered by its method, at the fee of that, and keeps both as they were sold',
    async check(world) {
      await withSettings(world, { delivery: { methods } }, async ({ delivery }) => {
        assert.deepEqual(delivery.methods, methods);
        const token = await filledCart(world);
        const { _id } = await order(world, token, { deliveryMethod: 'express' });
        const sold = { method: 'express', kind: 'express', name: 'Chronopost' };
        await withSettings(world, { delivery: { methods: [{ ...express, name: 'Autre', fee: 1 }] } }, async () => {
          const { shippingPrice, delivery: kept } = await readOrder(world, token, _id);
          assert.deepEqual([shippingPrice, kept], [9.9, sold]);
          assert.deepEqual((await readOwnerOrder(world, _id)).delivery, sold);
        });
      });
    },
  },
  {
    name: 'where several methods serve an address one has to be chosen, where one does it is taken',
    async check(world) {
      await withSettings(world, { delivery: { methods } }, async () => {
        const token = await filledCart(world);
        assert.match(await refusal(world, token), /Choisissez un mode de livraison/);
        for (const deliveryMethod of ['etranger', 'arrete', 'pigeon'])
          assert.match(await refusal(world, token, { deliveryMethod }), /n’est plus proposé/);
        const inSpain = { shippingAddress: { ...checkout.shippingAddress, country: 'Espagne' } };
        assert.match(await refusal(world, token, inSpain), /ne dessert cette adresse/);
      });
      await withSettings(world, { delivery: { methods: [home, ended] } }, async () => {
        const token = await filledCart(world);
        const { _id } = await order(world, token);
        const { shippingPrice, delivery } = await readOrder(world, token, _id);
        assert.deepEqual([shippingPrice, delivery?.name], [4.9, 'Colissimo']);
      });
    },
  },
  {
    name: 'a cart heavier than a method carries isn’t delivered by it',
    async check(world) {
      await withSettings(world, { delivery: { methods: [heavy] } }, async () => {
        assert.match(await refusal(world, await filledCart(world, 51)), /trop lourds/);
        await order(world, await filledCart(world, 50));
      });
    },
  },
  {
    name: 'a method of relay points is kept while it isn’t offered, and an order by another one keeps no relay point',
    async check(world) {
      await withSettings(world, { delivery: { methods: [home, relay] } }, async ({ delivery }) => {
        assert.deepEqual(delivery.methods[1], relay);
        const token = await filledCart(world);
        const relayPoint = { name: 'Tabac', address: '4 place de la Gare, 44000 Nantes' };
        const { _id } = await order(world, token, { relayPoint });
        const sold = { method: 'domicile', kind: 'home', name: 'Colissimo' };
        assert.deepEqual((await readOrder(world, token, _id)).delivery, sold);
      });
    },
  },
  {
    name: 'without methods an order pays the one fee, whatever method it names',
    async check(world) {
      const token = await filledCart(world);
      const { _id } = await order(world, token, { deliveryMethod: 'express' });
      const { shippingPrice, delivery } = await readOrder(world, token, _id);
      assert.deepEqual([shippingPrice, delivery], [4.99, undefined]);
    },
  },
  {
    name: 'the methods that customers are offered are published, and a method doesn’t go where the shop no longer does',
    async check(world) {
      const published = async () => (await succeed(world, readPublication, {})).catalogue.settings.delivery;
      assert.equal(await published(), undefined);
      await withSettings(world, { delivery: { methods, countries: ['France'] } }, async ({ delivery }) => {
        assert.deepEqual(
          delivery.methods.map(({ id, countries: reached, active }) => [id, reached.length, active]),
          [
            ['domicile', 1, true],
            ['express', 1, true],
            ['etranger', 0, false],
            ['arrete', 1, false],
          ],
        );
        const shown = await published();
        assert.deepEqual(shown?.countries, ['France']);
        assert.deepEqual(
          shown.methods.map(({ id }) => id),
          ['domicile', 'express'],
        );
      });
    },
  },
  ...(
    [
      ['a method whose fee is below nothing', { methods: [{ ...home, fee: -1 }] }],
      ['a method without a name', { methods: [{ ...home, name: '' }] }],
      ['a kind that it doesn’t know', { methods: [{ ...home, kind: 'pigeon' }] }],
      ['two methods of one id', { methods: [home, home] }],
      ['a country that it doesn’t know', { countries: ['Atlantide'] }],
      ['no country at all', { countries: [] }],
      ['a parcel of nothing', { methods: [{ ...home, maxWeight: 0 }] }],
    ] as const
  ).map(([what, delivery]) => ({
    name: `${changeSettings.method} ${changeSettings.path} refuses ${what}`,
    async check(world: World) {
      const { version } = await settingsOf(world);
      await refused(world, 422, changeSettings, { token: await world.owner(), body: { delivery, version } });
    },
  })),
];
