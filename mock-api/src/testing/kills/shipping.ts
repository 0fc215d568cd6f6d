/**
 * An owner who ships what the customers order, and a ledger of what was acknowledged to her: each shipping is a change of the order, a
 * line in the journal and a mail to the customer.
 */

import { messageIdOf } from '../../mail/message.ts';
import type { AllRecords } from '../allRecords.ts';
import { type Client, createClient, type Running } from '../apiProcess.ts';

const hands = 8;

/** @param orders their ids, to which the customers add. */
export function createShipping(token: string, orders: ReadonlyMap<string, unknown>) {
  const shipped = new Set<string>();
  const ids = orders.keys();
  let begun = 0;
  /** Orders whose shipping got no answer: it is asked for again, which changes nothing if it was done. */
  const unanswered: string[] = [];
  /** How often each mail came, by its Message-ID. */
  const received = new Map<string, number>();

  const next = (): string | undefined => {
    if (unanswered.length > 0) return unanswered.pop();
    // An iterator that has come to its end stays there, whatever is added later.
    if (begun === orders.size) return undefined;
    begun += 1;
    return ids.next().value;
  };

  async function ship(client: Client): Promise<void> {
    const id = next();
    if (id === undefined) {
      await client('GET', '/api/health');
      return;
    }
    const call = { token, body: { status: 'shipped' } };
    const { status } = await client('PUT', `/api/admin/orders/${id}/status`, call).catch((error: unknown) => {
      unanswered.push(id);
      throw error;
    });
    if (status !== 200) throw new Error(`An order could not be shipped: ${status}`);
    shipped.add(id);
  }

  /** Several hands ship until there is no answer. */
  async function shipUntilKilled(api: Running): Promise<void> {
    await Promise.all(
      Array.from({ length: hands }, async () => {
        const client = createClient(api.url);
        try {
          for (;;) await ship(client);
        } catch (error) {
          // Killed: the next process is asked again.
          if (!(error instanceof Error && 'code' in error)) throw error;
        }
      }),
    );
  }

  /** Takes note of mails as the mail server got them. */
  function receive(mails: readonly string[]): void {
    count(
      mails.flatMap((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1]?.trim() ?? []),
      received,
    );
  }

  /** What of it is stored, missing, or there twice. @param host that of the shop. */
  function compare(records: AllRecords, host: string) {
    const [stored, journal, mails] = [records('orders'), records('journal'), records('mails')];
    const statuses = new Map(stored.map(({ id, order }) => [id, order.status]));
    const lines = count(journal.flatMap(({ what, target }) => (what === 'order.status' && target ? target : [])));
    const queued = count(mails.flatMap(({ kind, data }) => (kind === 'order-shipped' ? (data.orderId ?? '') : [])));
    const all = [...shipped];
    const sent = [...received.values()].reduce((sum, times) => sum + times, 0);
    return {
      shipped: all.length,
      lost: all.filter((id) => statuses.get(id) !== 'shipped').length,
      /** Shipped orders without exactly one line in the journal. */
      lines: all.filter((id) => lines.get(id) !== 1).length,
      /** Shipped orders without exactly one mail in the outbox. */
      unqueued: all.filter((id) => queued.get(id) !== 1).length,
      mails: mails.length,
      unsent: mails.filter(({ id }) => !received.has(messageIdOf({ id, host }))).length,
      sentAgain: sent - received.size,
      /** Mails that the outbox doesn't know: one that was sent again under another Message-ID. */
      unknown: received.size - mails.length,
    };
  }

  return { shipUntilKilled, receive, compare };
}

function count(values: readonly string[], counts = new Map<string, number>()): Map<string, number> {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
