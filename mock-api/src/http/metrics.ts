/**
 * Metrics for the administrator in the format of Prometheus, at `/metrics` on a port of its own, which no proxy in
 * front of the API forwards. They are counts and durations, without personal data.
 */
import { createServer } from 'node:http';
import { orderStatuses } from '@nuee/domain';
import { mailStatuses } from '@nuee/domain/live';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { publicationOf } from '../commands/publication.ts';
import type { Storage } from '../db/storage.ts';
import { mailsByStatus, orderFigures } from '../queries/figures.ts';
import type { LogEntry } from './requestLog.ts';

export interface Metrics {
  /** Counts a request that was answered. */
  count(entry: LogEntry): void;
  /** The same storage, with timed transactions. */
  timed(storage: Storage): Storage;
  /** Starts answering. Resolves to the address. */
  listen(of: { storage: Storage; shopUrl: string }): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Where the figures are read. */
export interface MetricsPlace {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
}

const nothing: Metrics = {
  count() {},
  timed: (storage) => storage,
  listen: async () => undefined,
  close: async () => {},
};

/** In seconds: people notice a wait of one second, and five are a fault. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30];

const patienceMilliseconds = 2_000;

/** @param place Undefined measures nothing. */
export function createMetrics(place: MetricsPlace | undefined): Metrics {
  if (!place) return nothing;
  const register = new Registry();
  const registers = [register];
  // Event loop, memory and processor of this process.
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'nuee_requests_total',
    help: 'Requests that were answered, by call and status: 429 is a limit, 401 a session that has ended or a wrong password.',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  });
  const latency = new Histogram({
    name: 'nuee_request_seconds',
    help: 'How long requests took, by call.',
    labelNames: ['route'] as const,
    buckets,
    registers,
  });
  const transactions = new Histogram({
    name: 'nuee_transaction_seconds',
    help: 'How long the storage took for a transaction, until what it writes is on the disk.',
    buckets,
    registers,
  });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames, registers });
  const orders = gauge('nuee_orders', 'Orders, by status.', ['status']);
  const transfers = gauge('nuee_unpaid_transfers', 'Orders that wait for their bank transfer.');
  const mails = gauge('nuee_mails', 'Mails, by status: waiting, sent or failed.', ['status']);
  const lag = gauge(
    'nuee_publication_lag',
    'How many publications the pages of the shop are behind; NaN while the shop can’t be read.',
  );
  const failedPages = gauge('nuee_pages_failed', 'Pages that the last run of the publisher could not render.');
  const reachable = gauge('nuee_shop_reachable', 'Whether the shop could be read at its public address: 1 or 0.');

  /** Figures that are counted in the storage and on the shop when they are requested. */
  const read = async (storage: Storage, shopUrl: string): Promise<void> => {
    const published = await readPublished(shopUrl);
    const publication = await storage.read(publicationOf);
    const ofOrders = await storage.read((t) => t.query(orderFigures));
    const ofMails = await storage.read((t) => t.query(mailsByStatus));
    for (const status of orderStatuses) orders.set({ status }, ofOrders.byStatus.get(status) ?? 0);
    for (const status of mailStatuses) mails.set({ status }, ofMails.get(status) ?? 0);
    transfers.set(ofOrders.transfers);
    reachable.set(published ? 1 : 0);
    lag.set(published?.publication === undefined ? Number.NaN : publication - published.publication);
    failedPages.set(published ? published.failed : Number.NaN);
  };

  let close = async (): Promise<void> => {};
  return {
    count({ method, route, status, ms }) {
      requests.inc({ method, route: route ?? 'none', status: status ?? 'left' });
      latency.observe({ route: route ?? 'none' }, ms / 1000);
    },
    timed: (storage) => ({
      ...storage,
      async tx(work) {
        const stop = transactions.startTimer();
        try {
          return await storage.tx(work);
        } finally {
          stop();
        }
      },
    }),
    async listen({ storage, shopUrl }) {
      const answer = async (): Promise<string> => {
        await read(storage, shopUrl);
        return register.metrics();
      };
      const server = createServer((request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
        answer().then(
          (text) => response.writeHead(200, { 'Content-Type': register.contentType }).end(text),
          // The storage itself reports its failures.
          () => response.writeHead(503).end(),
        );
      });
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      server.once('error', reject);
      server.listen(place.port, place.host, () => {
        const address = server.address();
        const port = typeof address === 'object' && address ? address.port : place.port;
        resolve(`http://${place.host}:${port}/metrics`);
      });
      close = () =>
        new Promise((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      return promise;
    },
    async close() {
      await close();
      register.clear();
    },
  };
}

/** The result of the publisher's last run, from the public address. `undefined` while it can't be read. */
async function readPublished(shopUrl: string): Promise<{ publication?: number; failed: number } | undefined> {
  try {
    const response = await fetch(`${shopUrl}/data/published.json`, {
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    return response.ok ? ((await response.json()) as { publication?: number; failed: number }) : undefined;
  } catch {
    return undefined;
  }
}
