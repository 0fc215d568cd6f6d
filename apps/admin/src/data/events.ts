import { ApiError, type Client } from '@nuee/api-client';
import * as contract from '@nuee/domain/contract';
import { type ShopEvent as EventData, ShopEventSchema } from '@nuee/domain/live';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as v from 'valibot';

/** An event of the API, with its topic. */
export interface ShopEvent extends EventData {
  topic: string;
}

/** The pause between two streams, in milliseconds, which grows with each failure. */
const firstWait = 1_000;
const longestWait = 30_000;

/** Reports the shop's events until `signal` is aborted; a stream that ends is resumed where it ended. */
export async function listen(api: Client, signal: AbortSignal, tell: (event: ShopEvent) => void): Promise<void> {
  let lastEventId: string | undefined;
  let wait = firstWait;
  while (!signal.aborted) {
    try {
      const { body } = await api.stream(contract.watchEvents, {
        signal,
        ...(lastEventId !== undefined && { headers: { 'Last-Event-ID': lastEventId } }),
      });
      const events = body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
      for await (const { id, event = '', data } of readerOf(events)) {
        wait = firstWait;
        lastEventId = id ?? lastEventId;
        const parsed = v.safeParse(ShopEventSchema, JSON.parse(data || 'null'));
        if (parsed.success) tell({ topic: event, ...parsed.output });
      }
    } catch (error) {
      if (signal.aborted) return;
      // Waiting doesn't help a session that has expired or has no permission.
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) wait = longestWait;
      else console.warn('The events of the shop are not heard; they are asked for again.', error);
    }
    await pause(wait, signal);
    wait = Math.min(2 * wait, longestWait);
  }
}

/** Safari can't iterate over streams yet. */
async function* readerOf<Chunk>(stream: ReadableStream<Chunk> | undefined): AsyncGenerator<Chunk> {
  const reader = stream?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resume) => {
    const timer = setTimeout(resume, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resume();
      },
      { once: true },
    );
  });
}
