/** Draws invoices and credit notes one at a time in one thread, which ends once it has had nothing to do for a while. */
import { Worker } from 'node:worker_threads';
import { createFairQueue } from '../auth/fairQueue.ts';
import type { DrawingAnswer } from './drawingThread.ts';
import type { Invoice } from './invoice.ts';

const timeLimit = 30_000;
const idleLimit = 20_000;

const queue = createFairQueue({ atOnce: 1, waiting: Infinity, milliseconds: 10 * 60_000 });
let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Rejects when it can't be drawn, or takes longer than half a minute; the next one has a new thread then.
 *
 * @param reader who waits for it: readers take turns, before all that is drawn in advance.
 */
export function drawInThread(invoice: Invoice, reader?: string): Promise<Uint8Array> {
  return queue(reader ?? '', () => draw(invoice), reader !== undefined);
}

function draw(invoice: Invoice): Promise<Uint8Array> {
  clearTimeout(idle);
  thread ??= new Worker(new URL('./drawingThread.ts', import.meta.url));
  const worker = thread;
  worker.ref();
  return new Promise((resolve, reject) => {
    const give = (settle: () => void, isBroken: boolean) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      if (isBroken) end(worker);
      else {
        worker.unref();
        idle = setTimeout(() => end(worker), idleLimit).unref();
      }
      settle();
    };
    const fail = (error: unknown) => give(() => reject(error), true);
    const onMessage = (answer: DrawingAnswer) =>
      give(() => ('bytes' in answer ? resolve(answer.bytes) : reject(new Error(answer.error))), false);
    const onError = (error: unknown) => fail(error);
    const onExit = (code: number) => fail(new Error(`The thread that draws invoices ended with code ${code}.`));
    const timer = setTimeout(() => fail(new Error('An invoice took too long to draw.')), timeLimit);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(invoice);
  });
}

function end(worker: Worker): void {
  if (thread === worker) thread = undefined;
  void worker.terminate();
}
