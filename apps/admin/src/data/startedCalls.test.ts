import { expect, it, vi } from 'vitest';
import { fetchStarted } from './startedCalls.ts';

const url = 'https://api.example/api/admin/session';
const asked = { headers: { Authorization: 'Bearer a-token' } };

/** A page whose shell has asked for the session. */
function createPage(age = 0) {
  const answer = new Response('started');
  const cancel = new AbortController();
  const call = { url, token: 'a-token', answer: Promise.resolve(answer), cancel, at: performance.now() - age };
  const send = vi.fn(async () => new Response('sent'));
  return { answer, cancel, send, ask: fetchStarted([call], send) };
}

it('uses the answer of a call that the shell has started, once', async () => {
  const { ask, answer, send } = createPage();
  expect(await ask(url, asked)).toBe(answer);
  expect(send).not.toHaveBeenCalled();
  expect(await (await ask(url, asked)).text()).toBe('sent');
});

it.each([
  ['of another session', createPage(), { headers: { Authorization: 'Bearer another' } }],
  ['that is old', createPage(31_000), asked],
] as const)('drops an answer %s', async (_which, { ask, send, cancel }, init) => {
  expect(await (await ask(url, init)).text()).toBe('sent');
  expect(cancel.signal.aborted).toBe(true);
  await ask(url, asked);
  expect(send).toHaveBeenCalledTimes(2);
});

it('makes every other call, with its body', async () => {
  const { ask, send } = createPage();
  await ask(`${url}s`, asked);
  const sent = new Request(url, { ...asked, method: 'POST', body: 'a note' });
  await ask(sent);
  expect(send).toHaveBeenCalledTimes(2);
  expect(await sent.text()).toBe('a note');
});

it('ends with the one who uses it', async () => {
  const { ask, cancel } = createPage();
  const leaving = new AbortController();
  await ask(url, { ...asked, signal: leaving.signal });
  leaving.abort();
  expect(cancel.signal.aborted).toBe(true);
});
