/** Runs a few jobs at once. Waiting jobs take turns by network, so that a network that floods the queue only delays itself. */
import { ApiError } from './apiError.ts';

export interface FairQueueOptions {
  /** Jobs that run at once. */
  atOnce: number;
  /** The maximum number of waiting jobs, of all networks together. */
  waiting: number;
  /** Nobody waits longer than this for a turn. */
  milliseconds: number;
}

export type FairQueue = <T>(network: string, job: () => Promise<T>) => Promise<T>;

interface Waiter {
  start(): void;
  refuse(error: ApiError): void;
}

/** Rejects with an ApiError 503 when the job got no turn in time, or when its network had too many waiting. */
export function createFairQueue({ atOnce, waiting, milliseconds }: FairQueueOptions): FairQueue {
  let running = 0;
  let count = 0;
  /** In the order of their turns. */
  const lanes = new Map<string, Waiter[]>();

  const next = (): Waiter | undefined => {
    const [first] = lanes;
    if (!first) return undefined;
    const [network, lane] = first;
    const waiter = lane.shift();
    lanes.delete(network);
    if (lane.length > 0) lanes.set(network, lane);
    count -= 1;
    return waiter;
  };

  const leave = (network: string, waiter: Waiter): void => {
    const lane = lanes.get(network);
    const place = lane?.indexOf(waiter) ?? -1;
    if (!lane || place < 0) return;
    lane.splice(place, 1);
    if (lane.length === 0) lanes.delete(network);
    count -= 1;
  };

  const turn = (network: string): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      leave(network, waiter);
      reject(busy());
    }, milliseconds);
    const waiter: Waiter = {
      start() {
        clearTimeout(timer);
        resolve();
      },
      refuse(error) {
        clearTimeout(timer);
        reject(error);
      },
    };
    const lane = lanes.get(network);
    if (lane) lane.push(waiter);
    else lanes.set(network, [waiter]);
    count += 1;
    if (count > waiting) {
      // Drops the last job of the network with the most waiting, rather than the newest one.
      const [crowded, longest] = [...lanes].reduce((a, b) => (b[1].length > a[1].length ? b : a));
      const last = longest.at(-1);
      if (last) {
        leave(crowded, last);
        last.refuse(busy());
      }
    }
    return promise;
  };

  return async (network, job) => {
    if (running < atOnce) running += 1;
    else await turn(network);
    try {
      return await job();
    } finally {
      const waiter = next();
      if (waiter) waiter.start();
      else running -= 1;
    }
  };
}

function busy(): ApiError {
  return new ApiError(503, 'Le service est très sollicité. Veuillez réessayer dans un instant.', {
    'Retry-After': '5',
  });
}
