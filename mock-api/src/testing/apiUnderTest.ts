/** The real server for one test file: on a free port, with data of its own, with a clock that the tests set. */

import { type Address, CreatedOrderSchema, LoginResponse, type PaymentMethod } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { addresses } from '@nuee/domain/fixtures';
import { demoOwner, OwnerUsersSchema } from '@nuee/domain/live';
import { type GenericSchema, type InferOutput, parse } from 'valibot';
import { afterAll, beforeAll, expect } from 'vitest';
import { cheapPasswords } from '../auth/passwords.ts';
import { noLimits } from '../auth/rateLimits.ts';
import type { Storage } from '../db/storage.ts';
import { type Api, type ApiOptions, startApi } from '../server.ts';
import { createEngine, type Engine } from './engine.ts';
import { ownCatalogue } from './ownCatalogue.ts';

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

interface Call {
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface ApiUnderTest {
  /** The clock of the server; set it to travel. */
  now: Date;
  /** Where the embedded storage has its data. */
  readonly dataDir: string;
  readonly engine: Engine;
  readonly url: string;
  readonly metricsUrl: string | undefined;
  /** The warnings about its data when it started. */
  readonly notices: readonly string[];
  call(method: string, path: string, call?: Call): Promise<Answer>;
  /** Makes a call and asserts that the answer has the status and exactly the shape of the contract. */
  succeed<A extends GenericSchema>(
    route: contract.Route & { readonly answer: A },
    call?: Call & { id?: string },
  ): Promise<InferOutput<A>>;
  /** The token of the demonstration's owner. */
  owner(): Promise<string>;
  /** A new account of the back office that may do less than its owner: the token. */
  newStaff(): Promise<string>;
  /** A new account that may do everything, also where the demonstration is off: the token. */
  newOwner(): Promise<string>;
  /** A new customer who is logged in: the token. */
  newCustomer(): Promise<string>;
  order(
    token: string,
    paymentMethod?: PaymentMethod,
    shippingAddress?: Address,
  ): Promise<{ _id: string; orderNumber: string }>;
  /** Works with the storage while no server runs on it, as another program would. */
  beside(work: (storage: Storage) => Promise<void>, options?: Partial<ApiOptions>): Promise<void>;
  /** Ends the server and starts it in service, for good; the products of the demonstration stay, as if its owner had changed them. */
  enterService(options?: Partial<ApiOptions>): Promise<void>;
  /** Ends the server and starts it again on the same data. */
  restart(options?: Partial<ApiOptions>): Promise<void>;
}

/** Of each account that a test makes. */
export const customersPassword = 'Un-Mot-De-Passe';

/** Starts the API before the tests of the file and ends it after them. */
export function apiUnderTest(options: Partial<ApiOptions> = {}): ApiUnderTest {
  let api: Api;
  let engine: Engine;
  let customers = 0;

  const start = (more: Partial<ApiOptions>) =>
    startApi({
      port: 0,
      ...engine.options,
      now: () => test.now,
      passwordCost: cheapPasswords,
      limits: noLimits,
      drawsInvoices: false,
      ...options,
      ...more,
    });

  beforeAll(async () => {
    engine = await createEngine();
    api = await start({});
  });

  afterAll(async () => {
    await api.close();
    await engine.close();
  });

  /** A new customer to whom the demonstration's owner gives a role. */
  const newAccount = async (role: 'staff' | 'admin'): Promise<string> => {
    await test.newCustomer();
    const email = `cliente-${customers}@exemple.fr`;
    const owner = await test.owner();
    const { body } = await test.call('GET', `/api/admin/users?q=${email}`, { token: owner });
    const [user] = parse(OwnerUsersSchema, body).items;
    await test.succeed(contract.changeUser, { token: owner, id: user?._id ?? '', body: { role } });
    // Another role ends the session.
    return logIn(email);
  };
  const logIn = async (email: string): Promise<string> =>
    parse(LoginResponse, await test.succeed(contract.login, { body: { email, password: customersPassword } })).token;

  const test: ApiUnderTest = {
    now: new Date('2026-01-15T10:00:00+01:00'),
    get dataDir() {
      return engine.dataDir;
    },
    get engine() {
      return engine;
    },
    get notices() {
      return api.notices;
    },
    get metricsUrl() {
      return api.metricsUrl;
    },
    get url() {
      return api.url;
    },
    async call(method, target, { token, body, headers } = {}) {
      const response = await fetch(api.url + target, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = text !== '' && response.headers.get('content-type')?.includes('json');
      const parsed = isJson ? JSON.parse(text) : text;
      return { status: response.status, headers: response.headers, body: text === '' ? undefined : parsed };
    },
    async succeed(route, { id = '', ...call } = {}) {
      const answer = await test.call(route.method, route.path.replace('{id}', id), call);
      expect(answer).toMatchObject({ status: route.status });
      const parsed = parse(route.answer, answer.body);
      expect(answer.body).toEqual(parsed);
      return parsed;
    },
    async owner() {
      const { email, password } = demoOwner;
      return parse(LoginResponse, await test.succeed(contract.login, { body: { email, password } })).token;
    },
    newStaff: () => newAccount('staff'),
    newOwner: () => newAccount('admin'),
    async newCustomer() {
      customers += 1;
      const credentials = { email: `cliente-${customers}@exemple.fr`, password: customersPassword };
      await test.succeed(contract.register, { body: { firstName: 'Inès', lastName: 'Martin', ...credentials } });
      return logIn(credentials.email);
    },
    async order(token, paymentMethod = 'card', shippingAddress = addresses.camille) {
      const body = { shippingAddress, billingAddress: shippingAddress, paymentMethod };
      return parse(CreatedOrderSchema, await test.succeed(contract.createOrder, { token, body }));
    },
    async beside(work, more = {}) {
      await api.close();
      const storage = await engine.open();
      await work(storage);
      await storage.close();
      api = await start(more);
    },
    async enterService(more = {}) {
      await api.close();
      const storage = await engine.open();
      await storage.tx(ownCatalogue);
      await storage.close();
      api = await start({ demo: false, ...more });
    },
    async restart(more = {}) {
      await api.close();
      api = await start(more);
    },
  };
  return test;
}
