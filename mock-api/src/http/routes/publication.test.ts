import * as contract from '@nuee/domain/contract';
import { beforeEach, expect, test } from 'vitest';
import { apiUnderTest } from '../../testing/apiUnderTest.ts';

const api = apiUnderTest({ waits: { poll: 200, heartbeat: 100 } });
beforeEach(() => api.restart());

const read = () => api.succeed(contract.readPublication);
const poll = (after: number | string) => api.call('GET', `/api/publication?after=${after}`);

test('a client with another number is answered at once, even when a backup restored an older one', async () => {
  // A poll that waited would outlast the test.
  await api.restart({ waits: { poll: 600_000, heartbeat: 100 } });
  const { publication } = await read();
  for (const after of [publication - 1, publication + 40]) {
    expect((await poll(after)).body).toMatchObject({ publication });
  }
});

test('without a change, the same number is answered when the time is over', async () => {
  const { publication } = await read();
  expect(await poll(publication)).toMatchObject({ status: 200, body: { publication } });
});

/** A busy machine may take its time. */
const patience = { timeout: 20_000 };

/** As many as may wait for one address, when all of them do. */
const fill = async (signal?: AbortSignal) => {
  await api.restart({ waits: { poll: 600_000, heartbeat: 100 } });
  const { publication } = await read();
  const address = `${api.url}/api/publication?after=${publication}`;
  const one = (given?: AbortSignal) =>
    fetch(address, given ? { signal: given } : {}).then(
      ({ status }) => status,
      () => 'left',
    );
  const another = () => one(AbortSignal.timeout(2_000));
  // One more may come before the last of them: it takes that one's place until it leaves.
  const stay = async () => {
    let status = await one(signal);
    while (status === 429) status = await one(signal);
    return status;
  };
  const waiting = Array.from({ length: 12 }, stay);
  await expect.poll(another, patience).toBe(429);
  return { waiting: Promise.all(waiting), another };
};

test('too many polls are refused; a server that closes answers the waiting ones', async () => {
  const { waiting } = await fill();
  await api.beside(async () => {});
  expect(new Set(await waiting)).toEqual(new Set([200]));
});

test('polls that disconnect make room', async () => {
  const leaving = new AbortController();
  const { waiting, another } = await fill(leaving.signal);
  leaving.abort();
  await waiting;
  await expect.poll(another, patience).toBe('left');
});
