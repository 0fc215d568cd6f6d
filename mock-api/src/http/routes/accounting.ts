/** What the accountant gets of a month. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dayInParis, lastDayOf } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { accountingFigures, fec, fecName, type IssuedDocument, salesJournal } from '@nuee/domain/live';
import { Zip, ZipPassThrough } from 'fflate';
import type { Request } from 'json-server';
import { settingsOf } from '../../commands/settings.ts';
import { issuedBetween, issuedDocuments, monthsWithInvoices, type Span } from '../../queries/accounting.ts';
import { invoicePdf } from '../../workers/invoicer.ts';
import { ApiError } from '../apiError.ts';
import { answerCsv, type CsvLines, isLeaving } from '../csvAnswer.ts';
import { type Endpoint, type Services, serve } from '../endpoint.ts';
import { daysOf } from '../listQuery.ts';

export function accountingEndpoints(services: Services): Endpoint[] {
  const { storage } = services;
  const documentsOf = (month: string): Promise<IssuedDocument[]> =>
    storage.read((t) => t.query((db) => issuedDocuments(db, spanOf(month))));

  return [
    serve(services, contract.readAccounting, async ({ query, now }) => {
      const asked = query.month === undefined ? undefined : monthFrom(query, now);
      return storage.read(async (t) => {
        const ends = await t.query(issuedBetween);
        const all = (ends ? monthsBetween(...ends) : []).map((month) => ({ month, ...spanOf(month) }));
        const months = (await t.query((db) => monthsWithInvoices(db, all))).map(({ month }) => month);
        const month = asked ?? months[0] ?? monthIn(now);
        const documents = await t.query((db) => issuedDocuments(db, spanOf(month)));
        const { siret } = (await settingsOf(t)).identity;
        return { month, months, figures: accountingFigures(documents), fecName: fecName(siret, month) };
      });
    }),

    serve(services, contract.exportJournal, async (call) => {
      const month = monthFrom(call.query, call.now);
      const { columns, lines } = salesJournal(await documentsOf(month));
      async function* pages(): CsvLines & AsyncGenerator {
        yield lines;
      }
      return answerCsv(call, ['ventes', month], columns, pages());
    }),

    serve(services, contract.exportFec, async ({ query, now, res }) => {
      const month = monthFrom(query, now);
      const text = fec(await documentsOf(month));
      const { siret } = (await storage.read(settingsOf)).identity;
      res.setHeader('Content-Type', 'text/plain; charset=utf-8');
      res.setHeader('Content-Disposition', `attachment; filename="${fecName(siret, month)}"`);
      res.status(200).end(text);
      return undefined;
    }),

    serve(services, contract.exportInvoices, async ({ query, now, res, user }) => {
      const month = monthFrom(query, now);
      const documents = await documentsOf(month);
      const pdf = (number: string) => invoicePdf(storage, number, { reader: user.id });
      const file = zipped(documents, pdf);
      // A first one that can't be drawn is an error, and not an empty file.
      const first = await file.next();
      res.setHeader('Content-Type', 'application/zip');
      res.setHeader('Content-Disposition', `attachment; filename="factures-${month}.zip"`);
      async function* all(): AsyncGenerator<Uint8Array> {
        if (!first.done) yield first.value;
        yield* file;
      }
      await pipeline(Readable.from(all(), { highWaterMark: 1 }), res.status(200)).catch((error: unknown) => {
        if (!isLeaving(error)) throw error;
      });
      return undefined;
    }),
  ];
}

/** One PDF after the other, so that memory doesn't grow with the month. They are compressed already. */
async function* zipped(
  documents: readonly IssuedDocument[],
  pdf: (number: string) => Promise<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  for (const { number, issuedAt } of documents) {
    const entry = new ZipPassThrough(`${number}.pdf`);
    entry.mtime = issuedAt;
    const bytes = await pdf(number);
    zip.add(entry);
    entry.push(bytes, true);
    yield Buffer.concat(ready);
    ready = [];
  }
  zip.end();
  yield Buffer.concat(ready);
}

const monthIn = (moment: string | Date): string => dayInParis(moment).slice(0, 7);

/** The month that was asked for; the current one by default. Throws an ApiError 400. */
function monthFrom({ month }: Request['query'], now: Date): string {
  if (month === undefined || month === '') return monthIn(now);
  if (typeof month === 'string' && /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(month)) return month;
  throw new ApiError(400, 'Le paramètre «\u00a0month\u00a0» est invalide.');
}

function spanOf(month: string): Span {
  const { from = '', before = '' } = daysOf(`${month}-01`, lastDayOf(month));
  return { from, before };
}

/** The latest first. */
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  const end = monthIn(last);
  for (let at = new Date(`${monthIn(first)}-01`); ; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const month = at.toISOString().slice(0, 7);
    if (month > end) return months.reverse();
    months.push(month);
  }
}
