/**
 * Customers who order constantly, and a ledger of what was acknowledged to them, against which the kills
 * check an API.
 */
import { type Client, createClient, field, orderBody, type Running, selection } from '../apiProcess.ts';

/** One customer, who orders what was just added, and repeats an order with its key when there was no answer. */
interface Writer {
  readonly token: string;
  /** Key of the order that got no answer. */
  unanswered: string | undefined;
  /** Pieces that the cart must hold: at least those acknowledged since the last order, at most those asked for. */
  added: number;
  asked: number;
}

/** A ledger over the customers with these tokens. */
export function createLedger(tokens: readonly string[]) {
  const tally = { acknowledged: 0, lost: 0, failedStarts: 0, replayed: 0, wrong: 0 };
  /** Ids of the orders that were acknowledged, with their owner. */
  const orders = new Map<string, Writer>();
  let keys = 0;
  /** How many of the orders were asked for again. */
  let checked = 0;
  const writers: readonly Writer[] = tokens.map((token) => ({ token, unanswered: undefined, added: 0, asked: 0 }));

  async function write(writer: Writer, client: Client): Promise<void> {
    const { token } = writer;
    if (writer.unanswered === undefined) {
      writer.asked += 1;
      if ((await client('POST', '/api/cart/add', { token, body: selection })).status !== 200) throw new Error('no add');
      writer.added += 1;
      tally.acknowledged += 1;
      keys += 1;
      writer.unanswered = `key-${keys}`;
    }
    const headers = { 'Idempotency-Key': writer.unanswered };
    const { status, body } = await client('POST', '/api/orders', { token, body: orderBody, headers });
    if (status !== 201) throw new Error(`no order: ${status}`);
    const id = field(body, '_id');
    if (orders.has(id)) tally.wrong += 1;
    orders.set(id, writer);
    tally.acknowledged += 1;
    writer.unanswered = undefined;
    writer.added = 0;
    writer.asked = 0;
  }

  /** Checks everything that the server acknowledged since the last kill, and settles what was left open. */
  async function check(writer: Writer, client: Client, recent: readonly string[]): Promise<void> {
    const { token } = writer;
    for (const id of recent) {
      if (orders.get(id) === writer && (await client('GET', `/api/orders/${id}`, { token })).status !== 200)
        tally.lost += 1;
    }
    const held = piecesOf((await client('GET', '/api/cart', { token })).body);
    // An order without an answer may have emptied the cart.
    const least = writer.unanswered === undefined ? writer.added : 0;
    if (held < least) tally.lost += least - held;
    if (held > writer.asked) tally.wrong += 1;
    if (writer.unanswered !== undefined) {
      if (held === 0) tally.replayed += 1;
      await write(writer, client);
    } else {
      writer.added = held;
      writer.asked = held;
    }
  }

  /** All write until they get no answer, or a refusal. */
  async function writeUntilRefused(apis: readonly Running[]): Promise<void> {
    await Promise.all(
      writers.map(async (writer, place) => {
        const client = createClient(apis[place % apis.length]?.url ?? '');
        try {
          for (;;) await write(writer, client);
        } catch {
          // Killed, or failing: what is open is settled once it works again.
        }
      }),
    );
  }

  /** Checks everything that was acknowledged since the last time. */
  async function checkAll(api: Running): Promise<void> {
    const recent = [...orders.keys()].slice(checked);
    await Promise.all(writers.map((writer) => check(writer, createClient(api.url), recent)));
    checked = orders.size;
  }

  return { tally, orders, writeUntilRefused, checkAll };
}

function piecesOf(cart: unknown): number {
  const items: unknown = typeof cart === 'object' && cart !== null && 'items' in cart ? cart.items : undefined;
  return Array.isArray(items) ? items.reduce((sum, { quantity }) => sum + quantity, 0) : 0;
}
