/** The thread in which papers are drawn, because a page takes too much processor time to draw beside requests. */
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
