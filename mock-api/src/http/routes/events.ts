/** A stream of the shop's events, for the open pages of the back office. */
import * as contract from '@nuee/domain/contract';
import { may, type ShopEvent } from '@nuee/domain/live';
import type { Response } from 'json-server';
import { callerOf } from '../../auth/sessions.ts';
import type { Reader, StoredEvent } from '../../db/storage.ts';
import { ownerOrder } from '../../presenters/orders.ts';
import { type Endpoint, type Services, serve } from '../endpoint.ts';
import { type Position, positionOf } from '../watch.ts';

/** The maximum number of missed events that are resent; a client that missed more reloads the lists anyway. */
const maxMissed = 1_000;
/** With more at once, the page reads its lists again. */
const maxWithOrder = 50;
/** In bytes: a client that no longer reads is disconnected. */
const maxUnread = 256 * 1024;

export function eventsEndpoint(services: Services): Endpoint {
  const { storage, watch, now } = services;

  return serve(services, contract.watchEvents, async ({ user, token, req, res }) => {
    const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' };
    // Express passes HEAD on to what answers GET; it has no body, so nobody would ever read a stream.
    if (req.method === 'HEAD') {
      res.writeHead(200, headers);
      return undefined;
    }
    let sent = resumed(req.headers['last-event-id'], await storage.read(positionOf));
    const { promise: over, resolve: end, reject: fail } = Promise.withResolvers<void>();
    const tell = async (position: Position): Promise<void> => {
      const { events, orders } = await storage.read(async (t) => {
        const missed = await eventsAfter(t, sent.events, position.events, now());
        const ids = missed.flatMap(({ topic, id }) => (topic === 'order' ? [id] : []));
        return { events: missed, orders: await t.getAll('orders', ids.length > maxWithOrder ? [] : ids) };
      });
      const ownerOrders = new Map(orders.map(({ id, record }) => [id, ownerOrder(record)]));
      for (const { number, topic, id, kind } of events) {
        const order = topic === 'order' ? ownerOrders.get(id) : undefined;
        write(res, { publication: sent.publication, events: number }, topic, { id, kind, ...(order && { order }) });
      }
      if (position.publication !== sent.publication) {
        write(res, position, 'publication', { id: String(position.publication), kind: 'changed' });
      }
      sent = position;
      if (res.writableLength > maxUnread) end();
    };
    let telling: Promise<void> | undefined;
    const stop = watch.add('stream', user.id, {
      look(position) {
        if (idOf(position) === idOf(sent)) return;
        telling ??= tell(position)
          .catch(fail)
          .finally(() => {
            telling = undefined;
          });
      },
      end,
    });
    // Proxies and browsers close silent connections. Each heartbeat also checks whether the account may still see this.
    const heartbeat = setInterval(() => {
      callerOf(services, token, now())
        .then(({ role = 'customer' }) => {
          if (may(role, 'events')) res.write(':\n\n');
          else end();
        })
        .catch(fail);
    }, watch.waits.heartbeat);
    res.once('close', end);
    res.writeHead(200, headers);
    // The current position, for a page that is disconnected before the first event.
    res.write(`id: ${idOf(sent)}\n\n`);
    // The page reconnects after any end, and gets the reason then.
    await over.catch(() => {});
    stop();
    clearInterval(heartbeat);
    await telling;
    return undefined;
  });
}

interface NumberedEvent extends StoredEvent {
  readonly number: number;
}

/** Those that are not older than an hour. */
async function eventsAfter(t: Reader, after: number, last: number, now: Date): Promise<NumberedEvent[]> {
  const first = Math.max(after, last - maxMissed) + 1;
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  const records = await t.getAll('events', numbers.map(String));
  return records
    .filter(({ record }) => record.endsAt > now.toISOString())
    .map(({ id, record }) => ({ number: Number(id), ...record }));
}

function write(res: Response, position: Position, topic: string, data: ShopEvent) {
  res.write(`id: ${idOf(position)}\nevent: ${topic}\ndata: ${JSON.stringify(data)}\n\n`);
}

function idOf({ events, publication }: Position): string {
  return `${events}.${publication}`;
}

/**
 * Starts after the last event that the page received; from now on if its position is unreadable or in the future (a
 * backup was restored).
 */
function resumed(header: string | string[] | undefined, now: Position): Position {
  const [, events, publication] = /^(\d{1,15})\.(\d{1,15})$/.exec(String(header)) ?? [];
  if (events === undefined || publication === undefined) return now;
  return { events: Math.min(Number(events), now.events), publication: Number(publication) };
}
