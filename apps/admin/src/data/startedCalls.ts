import type { StartedCall } from '../start/startCalls.ts';

/** How old an answer may be, in milliseconds: an older one would be read again anyway. */
const freshFor = 30_000;

/**
 * The browser's `fetch`, but a call that the shell of the page has started isn't made a second time. Each answer is used
 * once, and only by the session that asked for it.
 */
export function fetchStarted(started: readonly StartedCall[], send: typeof fetch = fetch): typeof fetch {
  const left = new Set(started);
  return (input, init) => {
    // A request can't be copied without taking its body.
    const request = input instanceof Request ? input : new Request(input, init);
    const call = [...left].find(({ url }) => url === request.url);
    if (call === undefined || request.method !== 'GET') return send(input, init);
    left.delete(call);
    const isSame = request.headers.get('Authorization') === `Bearer ${call.token}`;
    if (!isSame || performance.now() - call.at > freshFor) {
      call.cancel.abort();
      return send(input, init);
    }
    request.signal.addEventListener('abort', () => call.cancel.abort());
    return call.answer;
  };
}

/** The calls that the shell has started, for the first who asks. */
export function takeStartedCalls(): readonly StartedCall[] {
  const { startedCalls = [] } = window;
  delete window.startedCalls;
  return startedCalls;
}
