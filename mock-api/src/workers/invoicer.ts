/** Draws the invoices and credit notes that were numbered, once each: what was drawn is kept and never drawn again. */
import { drawInThread } from '../papers/drawInThread.ts';
import type { Paper } from '../papers/paper.ts';
import type { Storage } from '../storage/storage.ts';
import { eachListed } from '../storage/wholeLists.ts';

type Draw = (paper: Paper) => Promise<Uint8Array>;
type Papers = Pick<Storage, 'tx' | 'list'>;

/** What this process is drawing, by storage and number: who asks meanwhile waits for the same. */
const drawing = new WeakMap<Papers, Map<string, Promise<Uint8Array>>>();

/** The PDF of a number, drawn now if nobody did. Rejects when there is no such paper, or it can't be drawn. */
export function paperPdf(storage: Papers, number: string, draw: Draw = drawInThread): Promise<Uint8Array> {
  const running = drawing.get(storage) ?? new Map<string, Promise<Uint8Array>>();
  drawing.set(storage, running);
  const pdf = running.get(number) ?? drawOnce(storage, number, draw).finally(() => running.delete(number));
  running.set(number, pdf);
  return pdf;
}

/** Draws what waits and returns how many it drew. Broken off anywhere, the next run goes on; what can't be drawn holds up nothing else. */
export async function drawPapers(storage: Papers, draw: Draw = drawInThread): Promise<number> {
  let drawn = 0;
  const failures: unknown[] = [];
  for await (const { id } of eachListed(storage, {
    collection: 'papers',
    where: { status: 'waiting' },
    ascending: true,
  })) {
    await paperPdf(storage, id, draw).then(
      () => {
        drawn += 1;
      },
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} papers could not be drawn.`);
  return drawn;
}

async function drawOnce(storage: Papers, number: string, draw: Draw): Promise<Uint8Array> {
  const there = await storage.tx((t) => ({ pdf: t.get('pdfs', number), paper: t.get('papers', number)?.paper }));
  if (there.pdf) return Buffer.from(there.pdf.base64, 'base64');
  if (!there.paper) throw new Error(`There is no paper ${number}.`);
  const base64 = Buffer.from(await draw(there.paper)).toString('base64');
  const kept = await storage.tx((t) => {
    // Another process may have been quicker: the first one that was kept is the paper.
    const first = t.get('pdfs', number);
    const waiting = t.get('papers', number);
    if (first || !waiting) return first?.base64 ?? base64;
    const { paper: _, ...rest } = waiting;
    t.put('pdfs', number, { base64 });
    t.put('papers', number, { ...rest, status: 'issued' });
    return base64;
  });
  return Buffer.from(kept, 'base64');
}
