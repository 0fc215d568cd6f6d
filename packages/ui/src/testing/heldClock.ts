import { flushSync } from 'react-dom';

/** The range of held timers, in milliseconds: delays that a visitor notices, not timeouts. */
const held = { from: 100, below: 10_000 } as const;

/**
 * Runs a test on a clock that only the test advances, so that a delay is proven to the millisecond even on a slow machine. The clock
 * holds the timers that a visitor notices; the others run as usual. For stories only.
 */
export async function onHeldClock(test: (advance: (milliseconds: number) => void) => Promise<void>): Promise<void> {
  const waiting = new Map<number, { at: number; run: () => void }>();
  const { setTimeout: start, clearTimeout: stop } = window;
  let now = 0;
  let lastId = 1_000_000;
  Object.assign(window, {
    setTimeout: (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
      if (delay < held.from || delay >= held.below) return start.call(window, run, delay, ...args);
      lastId += 1;
      waiting.set(lastId, { at: now + delay, run: () => run(...args) });
      return lastId;
    },
    clearTimeout: (id: number) => {
      if (!waiting.delete(id)) stop.call(window, id);
    },
  });
  try {
    await test((milliseconds) => {
      now += milliseconds;
      for (const [id, { at, run }] of waiting) {
        if (at > now) continue;
        waiting.delete(id);
        flushSync(run);
      }
    });
  } finally {
    Object.assign(window, { setTimeout: start, clearTimeout: stop });
  }
}
