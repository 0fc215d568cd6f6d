/** The thread in which papers are drawn: a page takes a processor too long for the requests beside it. */
import { parentPort } from 'node:worker_threads';
import { drawPaper } from './drawPaper.ts';
import type { Paper } from './paper.ts';

export type PaperAnswer = { readonly bytes: Uint8Array } | { readonly error: string };

parentPort?.on('message', (paper: Paper) => {
  drawPaper(paper).then(
    (bytes) => parentPort?.postMessage({ bytes } satisfies PaperAnswer),
    (error: unknown) => parentPort?.postMessage({ error: String(error) } satisfies PaperAnswer),
  );
});
