/** Draws the invoices and credit notes that were numbered, once each: what was drawn is stored and never drawn again. */

import { type Storage, StorageFailure } from '../db/storage.ts';
import { drawInThread } from '../invoices/drawInThread.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { eachListed } from '../queries/wholeLists.ts';
import { type Repeated, repeat } from './repeat.ts';

type Draw = (invoice: Invoice, reader?: string) => Promise<Uint8Array>;
type InvoiceStorage = Pick<Storage, 'read' | 'tx' | 'list'>;

/** The PDFs that this process is drawing, by storage and number: further callers wait for the same one. */
const drawing = new WeakMap<InvoiceStorage, Map<string, Promise<Uint8Array>>>();

interface Drawing {
  /** Who waits for it. */
  readonly reader?: string;
  readonly draw?: Draw;
}

/** The PDF of a number, drawn now if it wasn't yet. Rejects when there is no such invoice, or it can't be drawn. */
export function invoicePdf(storage: InvoiceStorage, number: string, options: Drawing = {}): Promise<Uint8Array> {
  const running = drawing.get(storage) ?? new Map<string, Promise<Uint8Array>>();
  drawing.set(storage, running);
  const pdf = running.get(number) ?? drawOnce(storage, number, options).finally(() => running.delete(number));
  running.set(number, pdf);
  return pdf;
}

/**
 * Draws the waiting invoices and returns how many. The next run continues an interrupted one; an invoice that can't be drawn delays no
 * other.
 *
 * @param isEnded checked before each invoice: once true, the rest waits for the next run.
 */
export async function drawInvoices(storage: InvoiceStorage, draw?: Draw, isEnded = () => false): Promise<number> {
  let drawn = 0;
  const failures: unknown[] = [];
  for await (const { id } of eachListed(storage, {
    collection: 'invoices',
    where: { status: 'waiting' },
    ascending: true,
  })) {
    if (isEnded()) break;
    await invoicePdf(storage, id, draw ? { draw } : {}).then(
      () => {
        drawn += 1;
      },
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} invoices could not be drawn.`);
  return drawn;
}

/** For invoices that another process numbered, but ended before it drew them. */
const everyMilliseconds = 60 * 60 * 1000;

/** Draws the waiting invoices, and each new one once it is numbered. `stop` waits for the one that is being drawn. */
export function startInvoicing(storage: InvoiceStorage): Repeated {
  let isEnded = false;
  const invoicer = repeat(() => drawInvoices(storage, undefined, () => isEnded), {
    everyMilliseconds,
    // The storage reports its own failures.
    report: (error) => {
      if (!(error instanceof StorageFailure)) console.error('The invoicer failed:', error);
    },
  });
  return {
    wake: invoicer.wake,
    async stop() {
      isEnded = true;
      await invoicer.stop();
    },
  };
}

async function drawOnce(
  storage: InvoiceStorage,
  number: string,
  { reader, draw = drawInThread }: Drawing,
): Promise<Uint8Array> {
  const stored = await storage.read(async (t) => ({
    pdf: await t.get('invoiceFiles', number),
    content: (await t.get('invoices', number))?.content,
  }));
  if (stored.pdf) return Buffer.from(stored.pdf.base64, 'base64');
  if (!stored.content) throw new Error(`There is no invoice ${number}.`);
  const base64 = Buffer.from(await draw(stored.content, reader)).toString('base64');
  const kept = await storage.tx(async (t) => {
    // Another process may have been quicker: the first one that was stored is the invoice.
    const first = await t.get('invoiceFiles', number);
    const waiting = await t.get('invoices', number);
    if (first || !waiting) return first?.base64 ?? base64;
    const { content: _, ...rest } = waiting;
    await t.put('invoiceFiles', number, { base64 });
    await t.put('invoices', number, { ...rest, status: 'issued' });
    return base64;
  });
  return Buffer.from(kept, 'base64');
}
