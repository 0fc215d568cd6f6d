/** The thread in which invoices are drawn, because a page takes too much processor time to draw beside requests. */
import { parentPort } from 'node:worker_threads';
import { drawInvoice } from './drawInvoice.ts';
import type { Invoice } from './invoice.ts';

export type DrawingAnswer = { readonly bytes: Uint8Array } | { readonly error: string };

parentPort?.on('message', (invoice: Invoice) => {
  drawInvoice(invoice).then(
    (bytes) => parentPort?.postMessage({ bytes } satisfies DrawingAnswer),
    (error: unknown) => parentPort?.postMessage({ error: String(error) } satisfies DrawingAnswer),
  );
});
