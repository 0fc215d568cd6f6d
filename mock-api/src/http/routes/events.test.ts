import * as contract from '@nuee/domain/contract';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { announce } from '../../db/announce.ts';
import { apiUnderTest } from '../../testing/apiUnderTest.ts';

const api = apiUnderTest({ waits: { poll: 1_000, heartbeat: 100 } });
const hour = 60 * 60 * 1000;
const line = { productId: '1', quantity: 1, size: 10, nicotineStrength: 0 };
let owner: string;
let token: string;
beforeAll(async () => {
  owner = await api.owner();
  token = await api.newCustomer();
});

const open: AbortController[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.abort();
});

interface Event {
  id: string;
  event?: string;
  data?: { id: string; kind: string; order?: { orderNumber: string; user: { email: string } } };
}

/** An open page: its events so far, and whether the stream has ended. */
async function page(as: string, lastEventId?: string) {
  const leaving = new AbortController();
  open.push(leaving);
  const response = await fetch(`${api.url}/api/admin/events`, {
    headers: { Authorization: `Bearer ${as}`, ...(lastEventId ? { 'Last-Event-ID': lastEventId } : {}) },
    signal: leaving.signal,
  });
  const seen = {
    status: response.status,
    headers: response.headers,
    text: '',
    ended: false,
    leave: () => leaving.abort(),
  };
  const decoder = new TextDecoder();
  const readAll = async () => {
    for await (const bytes of response.body ?? []) seen.text += decoder.decode(bytes, { stream: true });
    seen.ended = true;
  };
  readAll().catch(() => undefined);
  if (response.status === 200) await expect.poll(() => eventsOf(seen.text).length).toBeGreaterThan(0);
  return {
    ...seen,
    get text() {
      return seen.text;
    },
    get ended() {
      return seen.ended;
    },
    events: () => eventsOf(seen.text),
    told: () => eventsOf(seen.text).flatMap(({ event, data }) => (event ? [`${event} ${data?.kind} ${data?.id}`] : [])),
    last: () => eventsOf(seen.text).at(-1)?.id ?? '',
  };
}

function eventsOf(text: string): Event[] {
  return text
    .split('\n\n')
    .slice(0, -1)
    .filter((part) => part.startsWith('id: '))
    .map((part) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1];
      const [event, data] = [field('event'), field('data')];
      return { id: field('id') ?? '', ...(event ? { event } : {}), ...(data ? { data: JSON.parse(data) } : {}) };
    });
}

const newOrder = async () => {
  await api.call('POST', '/api/cart/add', { token, body: line });
  return (await api.order(token, 'bank-transfer'))._id;
};

test('an open page learns of a new order within a second', async () => {
  const seen = await page(owner);
  const id = await newOrder();
  await expect.poll(seen.told, { timeout: 1_000 }).toEqual([`order created ${id}`]);
  const order = await api.succeed(contract.readOwnerOrder, { token: owner, id });
  expect(seen.events().at(-1)?.data?.order).toEqual(order);
});

test('of very many orders at once an open page is told without them', async () => {
  const begin = (await page(owner)).last();
  await api.beside(async (storage) => {
    await storage.tx(async (t) => {
      for (let i = 0; i < 51; i += 1)
        announce(t, { topic: 'order', id: `o-${i}`, kind: 'changed' }, api.now.toISOString());
    });
  });
  const seen = await page(owner, begin);
  await expect.poll(() => seen.told().length).toBe(51);
  expect(seen.events().some(({ data }) => data?.order)).toBe(false);
});

test('after a reconnection a page is told what it missed, once, and nothing older than an hour', async () => {
  const before = await page(owner);
  const old = await newOrder();
  await expect.poll(before.told).toEqual([`order created ${old}`]);
  const begin = before.events()[0]?.id ?? '';
  before.leave();
  const missed = await newOrder();
  const after = await page(owner, before.last());
  await expect.poll(after.told).toEqual([`order created ${missed}`]);

  api.now = new Date(api.now.getTime() + hour + 1);
  const recent = await newOrder();
  const late = await page(owner, begin);
  await expect.poll(late.told).toEqual([`order created ${recent}`]);
  const garbled = await page(owner, 'x');
  expect(garbled.last()).toBe(late.last());
});

test('a silent stream sends heartbeats, and ends with its session', async () => {
  const staff = await api.newStaff();
  const seen = await page(staff);
  await expect.poll(() => seen.text).toContain('\n\n:\n\n');
  expect(seen.ended).toBe(false);
  await api.call('POST', contract.logout.path, { token: staff });
  await expect.poll(() => seen.ended).toBe(true);
});

test('a stream ends when its account may no longer see it', async () => {
  const staff = await api.newStaff();
  const seen = await page(staff);
  const { items } = await api.succeed(contract.listUsers, { token: owner });
  const { email } = await api.succeed(contract.readOwnerSession, { token: staff });
  const id = items.find((one) => one.email === email)?._id ?? '';
  await api.succeed(contract.changeUser, { token: owner, id, body: { role: 'customer' } });
  await expect.poll(() => seen.ended).toBe(true);
  expect((await page(staff)).status).toBe(401);
});

test('an account has a maximum number of streams; closing one makes room', async () => {
  const pages = [];
  for (let i = 0; i < 12; i += 1) pages.push(await page(owner));
  expect(await page(owner)).toMatchObject({ status: 429 });
  expect((await page(await api.newStaff())).status).toBe(200);
  pages[0]?.leave();
  await expect.poll(async () => (await page(owner)).status).toBe(200);
});

test('HEAD is told what a stream is, and opens none', async () => {
  for (let i = 0; i < 13; i += 1) {
    const { status, headers } = await api.call('HEAD', '/api/admin/events', { token: owner });
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  }
});

test('a server that closes ends its streams', async () => {
  const seen = await page(owner);
  await api.restart();
  await expect.poll(() => seen.ended).toBe(true);
});

test('old events are deleted', async () => {
  await newOrder();
  await api.beside(async (storage) => {
    const last = await storage.read(async (t) => String((await t.get('counters', 'events'))?.last));
    expect(await storage.read(async (t) => t.get('events', last))).toMatchObject({ topic: 'order', kind: 'created' });
    await storage.sweep(new Date(api.now.getTime() + hour + 1));
    expect(await storage.read(async (t) => t.get('events', last))).toBeUndefined();
  });
});
