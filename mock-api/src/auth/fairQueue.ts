/**
 * Runs a few jobs at once. Waiting jobs take turns by lane (a network, a customer), so that a lane that floods the queue only delays
 * itself.
 */
import { ApiError } from '../http/apiError.ts';

export interface FairQueueOptions {
  /** Jobs that run at once. */
  atOnce: number;
  /** The maximum number of waiting jobs, of all lanes together. */
  waiting: number;
  /** The longest wait for a turn, in ms. */
  milliseconds: number;
}

/** @param isFirst its turn comes before all jobs that aren't. */
export type FairQueue = <T>(lane: string, job: () => Promise<T>, isFirst?: boolean) => Promise<T>;

/** In the order of their turns. */
type Lanes = Map<string, Waiter[]>;

interface Waiter {
  start(): void;
  refuse(error: ApiError): void;
}

/** Rejects with an ApiError 503 when the job got no turn in time, or when its lane had too many waiting. */
export function createFairQueue({ atOnce, waiting, milliseconds }: FairQueueOptions): FairQueue {
  let running = 0;
  const first: Lanes = new Map();
  const others: Lanes = new Map();

  const next = (): Waiter | undefined => {
    const lanes = first.size > 0 ? first : others;
    const [turn] = lanes;
    if (!turn) return undefined;
    const [name, lane] = turn;
    const waiter = lane.shift();
    lanes.delete(name);
    if (lane.length > 0) lanes.set(name, lane);
    return waiter;
  };

  const leave = (lanes: Lanes, name: string, waiter: Waiter): void => {
    const lane = lanes.get(name);
    const place = lane?.indexOf(waiter) ?? -1;
    if (!lane || place < 0) return;
    lane.splice(place, 1);
    if (lane.length === 0) lanes.delete(name);
  };

  /** Drops the last job of the lane with the most waiting, rather than the newest one. */
  const makeRoom = (): void => {
    const all = [...first.values(), ...others.values()];
    if (all.reduce((sum, lane) => sum + lane.length, 0) <= waiting) return;
    const lanes = others.size > 0 ? others : first;
    const [crowded, longest] = [...lanes].reduce((a, b) => (b[1].length > a[1].length ? b : a));
    const last = longest.at(-1);
    if (!last) return;
    leave(lanes, crowded, last);
    last.refuse(busy());
  };

  const turn = (lanes: Lanes, name: string): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      leave(lanes, name, waiter);
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
    const lane = lanes.get(name);
    if (lane) lane.push(waiter);
    else lanes.set(name, [waiter]);
    makeRoom();
    return promise;
  };

  return async (name, job, isFirst = false) => {
    if (running < atOnce) running += 1;
    else await turn(isFirst ? first : others, name);
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
