/** Draws the invoices and credit notes that were numbered, once each: what was drawn is kept and never drawn again. */

import { type Storage, StorageFailure } from '../db/storage.ts';
import { drawInThread } from '../papers/drawInThread.ts';
import type { Paper } from '../papers/paper.ts';
import { eachListed } from '../queries/wholeLists.ts';
import { type Repeated, repeat } from './repeat.ts';

type Draw = (paper: Paper, reader?: string) => Promise<Uint8Array>;
type Papers = Pick<Storage, 'read' | 'tx' | 'list'>;

/** The PDFs that this process is drawing, by storage and number: further callers wait for the same one. */
const drawing = new WeakMap<Papers, Map<string, Promise<Uint8Array>>>();

interface Drawing {
  /** Who waits for it. */
  readonly reader?: string;
  readonly draw?: Draw;
}

/** The PDF of a number, drawn now if it wasn't yet. Rejects when there is no such paper, or it can't be drawn. */
export function paperPdf(storage: Papers, number: string, options: Drawing = {}): Promise<Uint8Array> {
  const running = drawing.get(storage) ?? new Map<string, Promise<Uint8Array>>();
  drawing.set(storage, running);
  const pdf = running.get(number) ?? drawOnce(storage, number, options).finally(() => running.delete(number));
  running.set(number, pdf);
  return pdf;
}

/**
 * Draws what waits and returns how many it drew. Broken off anywhere, the next run goes on; what can't be drawn holds up nothing else.
 *
 * @param isEnded asked before each: then the rest waits for the next run.
 */
export async function drawPapers(storage: Papers, draw?: Draw, isEnded = () => false): Promise<number> {
  let drawn = 0;
  const failures: unknown[] = [];
  for await (const { id } of eachListed(storage, {
    collection: 'papers',
    where: { status: 'waiting' },
    ascending: true,
  })) {
    if (isEnded()) break;
    await paperPdf(storage, id, draw ? { draw } : {}).then(
      () => {
        drawn += 1;
      },
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} papers could not be drawn.`);
  return drawn;
}

/** What another process numbered and didn't draw, since it ended. */
const everyMilliseconds = 60 * 60 * 1000;

/** Draws what waits, and each paper once it is numbered. Its end waits for the paper that is being drawn. */
export function startInvoicing(storage: Papers): Repeated {
  let isEnded = false;
  const invoicer = repeat(() => drawPapers(storage, undefined, () => isEnded), {
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
  storage: Papers,
  number: string,
  { reader, draw = drawInThread }: Drawing,
): Promise<Uint8Array> {
  const there = await storage.read(async (t) => ({
    pdf: await t.get('pdfs', number),
    paper: (await t.get('papers', number))?.paper,
  }));
  if (there.pdf) return Buffer.from(there.pdf.base64, 'base64');
  if (!there.paper) throw new Error(`There is no paper ${number}.`);
  const base64 = Buffer.from(await draw(there.paper, reader)).toString('base64');
  const kept = await storage.tx(async (t) => {
    // Another process may have been quicker: the first one that was kept is the paper.
    const first = await t.get('pdfs', number);
    const waiting = await t.get('papers', number);
    if (first || !waiting) return first?.base64 ?? base64;
    const { paper: _, ...rest } = waiting;
    await t.put('pdfs', number, { base64 });
    await t.put('papers', number, { ...rest, status: 'issued' });
    return base64;
  });
  return Buffer.from(kept, 'base64');
}
