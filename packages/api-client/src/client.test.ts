import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as contract from '@nuee/domain/contract';
import { addresses } from '@nuee/domain/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { createClient } from './client.ts';

const credentials = { email: 'ines@exemple.example', password: 'Une-phrase' };
const selection = { productId: '1', quantity: 1, size: 10, nicotineStrength: 0 };
const payment = {
  paymentResult: { id: 'p-1', status: 'COMPLETED', update_time: '', email_address: credentials.email },
} as const;
const order = {
  shippingAddress: addresses.camille,
  billingAddress: addresses.camille,
  paymentMethod: 'card',
} as const;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server on a free port, and a client for it. */
async function connect(answer: RequestListener, token: string | null = null) {
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closing.push(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo; // A server that listens on a TCP port has one.
  const onSessionExpired = vi.fn();
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, token: () => token, onSessionExpired });
  return { ...client, onSessionExpired, server };
}

const json = (status: number, body: unknown): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
};

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const failure = await call.catch((error: unknown) => error);
  if (!(failure instanceof ApiError)) throw new Error('The call did not fail as it should.', { cause: failure });
  return failure;
};

it('sends the bearer token and the body, and reads the answer', async () => {
  const seen: unknown[] = [];
  const { call } = await connect((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      seen.push(request.method, request.url, request.headers.authorization, JSON.parse(body));
      json(200, { token: 'new' })(request, response);
    });
  }, 'secret');
  expect(await call(contract.login, { body: credentials })).toEqual({ token: 'new' });
  expect(seen).toEqual(['POST', '/api/users/login', 'Bearer secret', credentials]);
});

it('requests an order by its id, whatever characters it has', async () => {
  const seen: unknown[] = [];
  const { send } = await connect((request, response) => {
    seen.push(request.method, request.url);
    json(200, {})(request, response);
  });
  await send(contract.payOrder, { id: '../1', body: payment });
  expect(seen).toEqual(['PUT', '/api/orders/..%2F1/pay']);
});

it('carries the server’s message, field and status', async () => {
  const { call } = await connect(json(422, { message: 'Quantité invalide.', field: 'quantity' }));
  const failure = await failureOf(call(contract.readCart));
  expect(failure).toMatchObject({
    status: 422,
    serverMessage: 'Quantité invalide.',
    field: 'quantity',
    isRefusal: true,
  });
});

it('has no message when the server sent none', async () => {
  const { call } = await connect((_request, response) => {
    response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
  });
  const failure = await failureOf(call(contract.readCart));
  expect(failure).toMatchObject({ status: 502, serverMessage: undefined, isRefusal: false });
});

it('ends the session when its token is refused, and only then', async () => {
  const customer = await connect(json(401, { message: 'Session expirée.' }), 'old');
  await failureOf(customer.call(contract.readCart));
  expect(customer.onSessionExpired).toHaveBeenCalledOnce();

  const guest = await connect(json(401, { message: 'Adresse e-mail ou mot de passe incorrect' }));
  await failureOf(guest.call(contract.login, { body: credentials }));
  expect(guest.onSessionExpired).not.toHaveBeenCalled();
});

it('reports that nobody answers', async () => {
  const { call, server } = await connect(json(200, {}));
  await new Promise((closed) => server.close(closed).closeAllConnections());
  expect(await failureOf(call(contract.readCart))).toMatchObject({ status: undefined, isRefusal: false });
});

it('refuses an answer that violates the contract', async () => {
  const { call } = await connect(json(200, { total: 3 }));
  const failure = await failureOf(call(contract.readCart));
  expect(failure.message).toContain('outside of the contract');
});

it('ignores an answer that nobody reads', async () => {
  const { send } = await connect((_request, response) => response.writeHead(200).end('Merci'));
  expect(await send(contract.addToCart, { body: selection })).toBeUndefined();
});

it('has no answer where nothing is sent', async () => {
  const { call } = await connect((_request, response) => response.writeHead(204).end());
  expect(await call(contract.removeProduct, { id: 'p-1' })).toBeUndefined();
});

it('asks again, once and at once, when a call with a key gets no answer', async () => {
  const keys: unknown[] = [];
  const { call } = await connect((request, response) => {
    keys.push(request.headers['idempotency-key']);
    if (keys.length === 1) request.socket.destroy();
    else json(201, { _id: 'o-1', orderNumber: 'CMD-2026-001' })(request, response);
  });
  expect(await call(contract.createOrder, { body: order, key: 'key-1' })).toMatchObject({ _id: 'o-1' });
  expect(keys).toEqual(['key-1', 'key-1']);
});

it.each([
  [
    'an answer that only begins',
    (response: ServerResponse) => response.writeHead(200, { 'Content-Length': 99 }).end('{'),
  ],
  ['a server in front of the shop', (response: ServerResponse) => response.writeHead(502).end()],
] as const)('takes %s for no answer, and a second one for the last', async (_what, answer) => {
  let calls = 0;
  const { send } = await connect((_request, response) => {
    calls += 1;
    answer(response);
    response.socket?.end();
  });
  expect((await failureOf(send(contract.addToCart, { body: selection, key: 'key-1' }))).isRefusal).toBe(false);
  expect(calls).toBe(2);
});

it.each([
  ['without a key', undefined, (response: ServerResponse) => response.socket?.destroy()],
  ['that was refused', 'key-1', (response: ServerResponse) => response.writeHead(409).end()],
] as const)('makes a call %s once', async (_what, key, answer) => {
  let calls = 0;
  const { send } = await connect((_request, response) => {
    calls += 1;
    answer(response);
  });
  await failureOf(send(contract.addToCart, { body: selection, key }));
  expect(calls).toBe(1);
});
