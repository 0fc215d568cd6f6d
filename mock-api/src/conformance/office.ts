/** What the rules of the back office share. */

import { randomUUID } from 'node:crypto';
import type { CreatedOrder } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { OwnerOrder, OwnerProduct, ShopSettings } from '@nuee/domain/live';
import { add, type Customer, checkout, succeed, type World } from './world.ts';

/** A word that nothing else on the server has, of letters that any search keeps. */
export const unique = (): string => `mot${randomUUID().replaceAll('-', '')}`;

/** A product for this rule alone: published, at 10 €, in one size and strength. */
export async function newProduct(world: World, fields: object = {}): Promise<OwnerProduct> {
  const body = {
    name: `Essai ${unique()}`,
    description: 'Une recette d’essai.',
    category: 'Fruités',
    price: 10,
    stock: 5,
    status: 'published',
    ...fields,
  };
  return succeed(world, contract.createProduct, { token: await world.owner(), body });
}

export const readProduct = async (world: World, id: string): Promise<OwnerProduct> =>
  succeed(world, contract.readOwnerProduct, { token: await world.owner(), id });

export const selectionOf = ({ id, sizes, nicotineStrengths }: OwnerProduct, quantity = 1) => ({
  productId: id,
  quantity,
  size: sizes[0] ?? 10,
  nicotineStrength: nicotineStrengths[0] ?? 0,
});

export interface Ordered {
  readonly customer: Customer;
  readonly product: OwnerProduct;
  readonly created: CreatedOrder;
  /** Of the order. */
  readonly id: string;
}

/** A new customer's order of a new product. */
export async function ordered(world: World, { quantity = 2, stock = 5, body = checkout } = {}): Promise<Ordered> {
  const [customer, product] = [await world.newCustomer(), await newProduct(world, { stock })];
  await add(world, customer.token, selectionOf(product, quantity));
  const created = await succeed(world, contract.createOrder, { token: customer.token, body });
  return { customer, product, created, id: created._id };
}

export const readOwnerOrder = async (world: World, id: string): Promise<OwnerOrder> =>
  succeed(world, contract.readOwnerOrder, { token: await world.owner(), id });

export const changeStatus = async (world: World, id: string, status: string, more: object = {}) =>
  succeed(world, contract.changeOrderStatus, { token: await world.owner(), id, body: { status, ...more } });

export async function setStatus(world: World, id: string, status: string, more: object = {}): Promise<OwnerOrder> {
  const { change: _, ...changed } = await changeStatus(world, id, status, more);
  return changed;
}

export const setPayment = async (world: World, id: string, paymentStatus: string): Promise<OwnerOrder> =>
  succeed(world, contract.changeOrderPayment, { token: await world.owner(), id, body: { paymentStatus } });

export const stockOf = async (world: World, id: string): Promise<number> => (await readProduct(world, id)).stock;

export const settingsOf = async (world: World): Promise<ShopSettings> =>
  succeed(world, contract.readSettings, { token: await world.owner() });

/** Works under other settings, and puts them back whatever happens, since all rules share the shop. */
export async function withSettings(
  world: World,
  change: object,
  work: (after: ShopSettings) => Promise<void>,
): Promise<void> {
  const token = await world.owner();
  const { version, ...before } = await settingsOf(world);
  const after = await succeed(world, contract.changeSettings, { token, body: { ...change, version } });
  try {
    await work(after);
  } finally {
    const now = await settingsOf(world);
    await succeed(world, contract.changeSettings, { token, body: { ...before, version: now.version } });
  }
}
