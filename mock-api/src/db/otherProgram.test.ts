import * as contract from '@nuee/domain/contract';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { announce, raisePublication } from './announce.ts';

// Only one process may use the folder of the embedded storage, a database any number.
const api = apiUnderTest({ waits: { poll: 20_000, heartbeat: 100 } });

test('a publication by another program on the same data is noticed', async () => {
  const { publication } = await api.succeed(contract.readPublication);
  const waiting = api.call('GET', `/api/publication?after=${publication}`);
  await (await api.engine.open()).tx(async (t) => raisePublication(t));
  expect((await waiting).body).toMatchObject({ publication: publication + 1 });
});

test('changes by another program on the same data are reported to open pages', async () => {
  const headers = { Authorization: `Bearer ${await api.owner()}` };
  const { body } = await fetch(`${api.url}/api/admin/events`, { headers });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  // The stream begins with its position.
  let text = (await reader?.read())?.value ?? '';
  const other = await api.engine.open();
  await other.tx(async (t) => announce(t, { topic: 'order', id: 'elsewhere', kind: 'created' }, api.now.toISOString()));
  while (!text.includes('elsewhere')) text += (await reader?.read())?.value ?? '';
  expect(text).toContain('event: order');
  await reader?.cancel();
});
