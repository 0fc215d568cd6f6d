/** The invoice and the credit notes of an order, for the back office and for the customer. */
import * as contract from '@nuee/domain/contract';
import type { Request } from 'json-server';
import { documentNumberOf, type InvoiceKind } from '../../commands/invoices.ts';
import { orderOf } from '../../commands/orders.ts';
import { invoicePdf } from '../../workers/invoicer.ts';
import { ApiError } from '../apiError.ts';
import { type Endpoint, type Services, type SessionCall, serve } from '../endpoint.ts';

/** Less than the shop and its proxy wait for an answer. */
const maxWait = 12_000;

type InvoiceCall = SessionCall & { readonly params: contract.PathOf<typeof contract.readInvoice> };

export function invoiceEndpoints(services: Services): Endpoint[] {
  const { storage } = services;

  const answer = async (call: InvoiceCall, mayRead: (userId: string) => boolean): Promise<undefined> => {
    const { params, query, now, res } = call;
    const kind = kindFrom(query);
    const asked = typeof query.number === 'string' ? query.number : undefined;
    const number = await storage.tx(async (t) => {
      const stored = await orderOf(t, params.id);
      // The same answer for another customer's order: whether it exists is not theirs to know.
      if (!mayRead(stored.userId)) throw new ApiError(404, 'Commande non trouvée');
      return documentNumberOf(t, { who: 'shop', now }, stored, { kind, number: asked });
    });
    const pdf = await inTime(invoicePdf(storage, number, { reader: call.user.id }));
    res.setHeader('Content-Type', 'application/pdf');
    res.setHeader('Content-Length', pdf.length);
    res.setHeader(
      'Content-Disposition',
      `attachment; filename="${kind === 'credit' ? 'avoir' : 'facture'}-${number}.pdf"`,
    );
    res.status(200).end(pdf);
  };

  return [
    serve(services, contract.readOwnerInvoice, (call) => answer(call, () => true)),
    serve(services, contract.readInvoice, (call) => answer(call, (userId) => userId === call.user.id)),
  ];
}

function kindFrom({ kind = 'invoice' }: Request['query']): InvoiceKind {
  if (kind === 'invoice' || kind === 'credit') return kind;
  throw new ApiError(400, 'Le paramètre «\u00a0kind\u00a0» est invalide.');
}

/** A document that isn't drawn by then is still finished, for the next call. */
async function inTime(pdf: Promise<Uint8Array>): Promise<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new ApiError(503, 'Le document est en préparation. Veuillez réessayer dans quelques instants.', {
      'Retry-After': '5',
    });
    timer = setTimeout(() => reject(error), maxWait);
  });
  try {
    return await Promise.race([pdf, late]);
  } finally {
    clearTimeout(timer);
  }
}
