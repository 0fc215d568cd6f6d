/**
 * Sends a table as a file, line by line: it is read as fast as the client accepts it, so that memory doesn't grow with
 * its size.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type CsvCell, csvFileName, csvLine, csvMark } from '@nuee/domain';
import type { Call } from './endpoint.ts';

export type CsvLines = AsyncIterable<readonly (readonly CsvCell[])[]>;

/**
 * Rejects before anything was sent when the first page can't be read; a later failure aborts the answer, so that nobody
 * mistakes it for complete. Reading stops when the client disconnects.
 *
 * @param name the parts of the file's name.
 */
export async function answerCsv(
  { res, now }: Pick<Call, 'res' | 'now'>,
  name: readonly string[],
  columns: readonly string[],
  pages: CsvLines,
): Promise<undefined> {
  const text = linesOf(columns, pages);
  // The mark and the columns come with the first page.
  const first = await text.next();
  res.setHeader('Content-Type', 'text/csv; charset=utf-8');
  res.setHeader('Content-Disposition', `attachment; filename="${csvFileName(name, now)}"`);
  async function* all(): AsyncGenerator<string> {
    if (!first.done) yield first.value;
    yield* text;
  }
  try {
    await pipeline(Readable.from(all(), { highWaterMark: 1 }), res.status(200));
  } catch (error) {
    if (!isLeaving(error)) throw error;
  }
}

async function* linesOf(columns: readonly string[], pages: CsvLines): AsyncGenerator<string> {
  let head = csvMark + csvLine(columns);
  for await (const page of pages) {
    yield head + page.map(csvLine).join('');
    head = '';
  }
  if (head !== '') yield head;
}

/** Whether the client disconnected. */
export function isLeaving(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
