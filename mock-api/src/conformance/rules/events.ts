/** The events that an open page of the back office receives. */

import assert from 'node:assert/strict';
import * as contract from '@nuee/domain/contract';
import { newProduct, ordered, setPayment, setStatus } from '../office.ts';
import type { Rule } from '../rule.ts';
import { succeed, type World } from '../world.ts';

export const eventRules: readonly Rule[] = [
  {
    name: 'an open page of the back office hears of a new order, and after a break of what it missed',
    async check(world) {
      const token = await world.staff();
      const first = await listen(world, token);
      const { id } = await ordered(world);
      assert.match(await first.until(id), /event: order\ndata: \{[^\n]*"kind":"created"/);
      await setPayment(world, id, 'paid');
      const heard = await first.until(id);
      assert.match(heard, /"kind":"changed"/);
      const position = /id: ([\d.]+)/.exec(heard)?.[1] ?? '';
      await first.close();
      await setStatus(world, id, 'shipped');
      const second = await listen(world, token, position);
      assert.match(await second.until(id), /"kind":"changed"/);
      await second.close();
    },
  },
  {
    name: 'staff are told of requests and replies, and of what is published',
    async check(world) {
      const { token } = await world.newCustomer();
      const stream = await listen(world, await world.staff());
      const body = { subject: 'Bonjour', message: 'Une question' };
      const { _id: id } = await succeed(world, contract.createTicket, { token, body });
      assert.match(await stream.until(id), /event: ticket\n[^\n]*"kind":"created"/);
      const reply = { token: await world.owner(), id, body: { message: 'Une réponse' } };
      await succeed(world, contract.replyAsOwner, reply);
      assert.match(await stream.until(id), /event: ticket\n[^\n]*"kind":"changed"/);
      await newProduct(world);
      await stream.until('event: publication');
      await stream.close();
    },
  },
];

/** Reads the stream of events. The caller closes it. */
async function listen(world: World, token: string, after?: string) {
  const end = new AbortController();
  const answer = await fetch(world.url + contract.watchEvents.path, {
    headers: { Authorization: `Bearer ${token}`, ...(after === undefined ? {} : { 'Last-Event-ID': after }) },
    signal: AbortSignal.any([end.signal, AbortSignal.timeout(30_000)]),
  });
  assert.equal(answer.headers.get('content-type'), 'text/event-stream; charset=utf-8');
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const nextEvent = async (): Promise<string> => {
    while (!text.includes('\n\n')) {
      const { done: isOver, value } = (await reader?.read()) ?? { done: true, value: '' };
      assert.ok(!isOver, 'the stream ended');
      text += value ?? '';
    }
    const [event = ''] = text.split('\n\n', 1);
    text = text.slice(event.length + 2);
    return event;
  };
  return {
    /** The next event about this. */
    async until(id: string): Promise<string> {
      let event = await nextEvent();
      while (!event.includes(id)) event = await nextEvent();
      return event;
    },
    async close(): Promise<void> {
      end.abort();
      await reader?.cancel().catch(() => {});
    },
  };
}
