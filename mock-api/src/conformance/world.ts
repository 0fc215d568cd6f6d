/** The world of a rule: a server to call, and customers to call it as. */

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { AddToCartBody, Cart, CreatedOrder, CreateOrderBody, Order } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { addresses } from '@nuee/domain/fixtures';
import { demoOwner, OwnerUsersSchema } from '@nuee/domain/live';
import { type GenericSchema, type InferOutput, parse, safeParse } from 'valibot';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** `undefined` when the answer isn't JSON. */
  readonly body: unknown;
}

export interface Call {
  readonly token?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, instead of `body`. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Customer {
  readonly token: string;
  readonly email: string;
  readonly password: string;
}

export interface World {
  /** Of the server, without a slash at the end. */
  readonly url: string;
  call(method: string, target: string, call?: Call): Promise<Answer>;
  /** A logged-in customer for this rule only. */
  newCustomer(): Promise<Customer>;
  /** One customer for all the rules that change nothing. */
  reader(): Promise<Customer>;
  /** The token of an account that may do everything. */
  owner(): Promise<string>;
  /** The token of a member of the staff, for all the rules. */
  staff(): Promise<string>;
  /** The token of an account with that role, for this rule alone. */
  newMember(role: 'staff' | 'admin'): Promise<Customer>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A valid new account, with an e-mail address that isn't registered. */
export const newAccount = () => ({
  firstName: 'Inès',
  lastName: 'Martin',
  email: `conformite-${randomUUID()}@exemple.example`,
  password: 'Une-phrase-de-passe',
});

export const selection: AddToCartBody = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };
export const otherSelection: AddToCartBody = { productId: '1', quantity: 1, size: 10, nicotineStrength: 0 };
export const checkout: CreateOrderBody = {
  shippingAddress: addresses.camille,
  billingAddress: addresses.nathan,
  paymentMethod: 'card',
};

/**
 * @param url of the server, without a slash at the end.
 * @param ownerOf the server: the demonstration's unless said.
 */
export function createWorld(url: string, ownerOf: Credentials = demoOwner): World {
  const call: World['call'] = async (method, target, { token, body, raw, headers } = {}) => {
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(url + target, {
      method,
      redirect: 'manual',
      headers: {
        ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
    });
    return { status: response.status, headers: response.headers, body: parseJson(await response.text()) };
  };

  const newCustomer = async (): Promise<Customer> => {
    const account = newAccount();
    const { email, password } = account;
    await succeed({ call }, contract.register, { body: account });
    const { token } = await succeed({ call }, contract.login, { body: { email, password } });
    return { token, email, password };
  };

  const logIn = async ({ email, password }: Credentials): Promise<string> =>
    (await succeed({ call }, contract.login, { body: { email, password } })).token;

  const newMember = async (role: 'staff' | 'admin'): Promise<Customer> => {
    const member = await newCustomer();
    const token = await owner();
    const found = await call('GET', `/api/admin/users?q=${member.email}`, { token });
    const id = parse(OwnerUsersSchema, found.body).items[0]?._id ?? '';
    await succeed({ call }, contract.changeUser, { token, id, body: { role } });
    // Another role ends the session.
    return { ...member, token: await logIn(member) };
  };

  let reader: Promise<Customer> | undefined;
  let ownerToken: Promise<string> | undefined;
  let staff: Promise<Customer> | undefined;
  const owner = (): Promise<string> => {
    ownerToken ??= logIn(ownerOf);
    return ownerToken;
  };
  return {
    url,
    call,
    newCustomer,
    newMember,
    owner,
    reader() {
      reader ??= newCustomer();
      return reader;
    },
    async staff() {
      staff ??= newMember('staff');
      return (await staff).token;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type AnyRoute = Pick<contract.Route, 'method' | 'path' | 'status' | 'answer'>;

interface RouteCall extends Call {
  /** What stands in the place of `{id}` or `{token}`. */
  readonly id?: string;
  /** With its `?`. */
  readonly query?: string;
  /** Another success than the one of the table. */
  readonly status?: number;
}

/** The address of a call. */
export const targetOf = ({ path }: Pick<AnyRoute, 'path'>, { id = '', query = '' }: RouteCall = {}): string =>
  path.replace(/\{\w+\}/, id) + query;

/** Makes a call and asserts that the answer has the status and exactly the shape of the contract. */
export async function succeed<A extends GenericSchema>(
  { call }: Pick<World, 'call'>,
  route: AnyRoute & { readonly answer: A },
  { id, query, status = route.status, ...rest }: RouteCall = {},
): Promise<InferOutput<A>> {
  const answer = await call(route.method, targetOf(route, { id: id ?? '', query: query ?? '' }), rest);
  assert.equal(answer.status, status, `${route.method} ${route.path}: status (${JSON.stringify(answer.body)})`);
  const parsed = safeParse(route.answer, answer.body);
  assert.ok(parsed.success, `${route.method} ${route.path} answers something outside of the contract`);
  assert.deepEqual(answer.body, parsed.output, `${route.method} ${route.path} answers fields outside of the contract`);
  return parsed.output;
}

/** The same for a call whose success has no body. */
export async function done(
  { call }: Pick<World, 'call'>,
  route: AnyRoute,
  { id = '', query = '', ...rest }: RouteCall = {},
): Promise<void> {
  const answer = await call(route.method, targetOf(route, { id, query }), rest);
  assert.equal(answer.status, route.status, `${route.method} ${route.path}: ${JSON.stringify(answer.body)}`);
  assert.equal(answer.body, undefined, `${route.method} ${route.path} answers a body`);
}

/** Makes a call and asserts that it is refused with that status. Returns the message. */
export async function refused(
  { call }: Pick<World, 'call'>,
  status: number,
  route: AnyRoute,
  { id = '', query = '', ...rest }: RouteCall = {},
): Promise<string> {
  const answer = await call(route.method, targetOf(route, { id, query }), rest);
  assertRefused(answer, status, '', ['current']);
  return messageOf(answer.body);
}

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';

/** Asserts that an answer is a refusal with that status, and that its body is one message that can be shown, with its field or without. */
export function assertRefused(
  answer: Answer,
  status: number | readonly number[],
  field = '',
  mayHold: readonly string[] = [],
): void {
  const expected = typeof status === 'number' ? [status] : status;
  assert.ok(expected.includes(answer.status), `status ${answer.status} instead of ${expected.join(' or ')}`);
  const { body } = answer;
  assert.ok(typeof body === 'object' && body !== null && 'message' in body, 'no JSON body with a message');
  assert.deepEqual(
    Object.keys(body).filter((name) => !['field', ...mayHold].includes(name)),
    ['message'],
  );
  assert.ok(typeof body.message === 'string' && body.message.length > 5, 'no message');
  assert.doesNotMatch(body.message, /node_modules|Error:|\bat .+:\d+|SQL/, 'the message tells technical details');
  assert.ok(
    body.message.toLowerCase().includes(field.toLowerCase()),
    `the message doesn’t name « ${field} »: ${body.message}`,
  );
}

/** Asserts that nothing is served there. A proxy or static site in front of the API may answer with its own message. */
export function assertClosed(answer: Answer): void {
  assert.ok([400, 401, 403, 404, 405].includes(answer.status), `status ${answer.status} instead of a refusal`);
}

export const readCart = (world: World, token: string): Promise<Cart> => succeed(world, contract.readCart, { token });

export const add = (world: World, token: string, body: AddToCartBody = selection): Promise<Cart> =>
  succeed(world, contract.addToCart, { token, body });

export const readOrder = (world: World, token: string, id: string): Promise<Order> =>
  succeed(world, contract.readOrder, { token, id });

/** Orders two pieces of the reduced product. */
export async function order(world: World, token: string, body: CreateOrderBody = checkout): Promise<CreatedOrder> {
  await add(world, token);
  return succeed(world, contract.createOrder, { token, body });
}
