import { setTimeout as pause } from 'node:timers/promises';
import type { Catalogue, Review } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { PublicationSchema } from '@nuee/domain/live';
import * as v from 'valibot';
import type { Publisher, Report } from './publisher.ts';

/** How long a poll may take, in ms: the API answers after 25 s. */
const patience = 40_000;
/** How long to wait after a failure that doesn't say when to ask again, in ms. */
const afterFailure = 2_000;

interface Following {
  /** Origin of the API. */
  api: string;
  publisher: Publisher;
  signal: AbortSignal;
  /** Called after each run, with how long it took in ms. */
  onPublished: (report: Report & { publication: number; milliseconds: number }) => void;
  /** Called when the API could not be asked, or its answer can't be published. The published pages stay. */
  onFailure: (error: Error) => void;
}

/**
 * Publishes the owner's changes as soon as the API announces them, until the signal is aborted. There is one run at a
 * time: changes made during a run are in the next answer. A page that can't be rendered is tried again with the next
 * publication.
 *
 * @throws where one of the two is the demonstration and the other a shop in service.
 */
export async function followPublications({ api, publisher, signal, onPublished, onFailure }: Following): Promise<void> {
  // The first answer is published whatever its number: pages may have been rendered from another shop's data.
  let known: number | undefined;
  while (!signal.aborted) {
    try {
      const { publication, demonstration, catalogue } = await readPublication(api, known, signal);
      if (demonstration !== publisher.isDemonstration) throw new WrongApi(api, demonstration);
      if (publication === known) continue;
      const start = performance.now();
      const report = await publisher.publish(catalogue, publication);
      known = publication;
      onPublished({ ...report, publication, milliseconds: performance.now() - start });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof WrongApi) throw error;
      onFailure(error instanceof Error ? error : new Error(String(error)));
      await pause(error instanceof Busy ? error.milliseconds : afterFailure, undefined, { signal }).catch(() => {});
    }
  }
}

/** The demonstration's pages simulate payments, those of a shop in service sell: neither may be built from the other's API. */
class WrongApi extends Error {
  constructor(api: string, demonstration: boolean) {
    super(
      demonstration
        ? `This build is a shop in service, and the API at ${api} is the demonstration: start that API with DEMO=off.`
        : `This build is the demonstration, and the API at ${api} is a shop in service: build it with DEMO=off.`,
    );
  }
}

/** The API asks to wait. */
class Busy extends Error {
  readonly milliseconds: number;
  constructor(status: number, seconds: number) {
    super(`The API answers ${status}.`);
    this.milliseconds = seconds * 1_000;
  }
}

/** The publication, once its number differs from the known one. */
async function readPublication(
  api: string,
  known: number | undefined,
  signal: AbortSignal,
): Promise<{ publication: number; demonstration: boolean; catalogue: Catalogue }> {
  const query = known === undefined ? '' : `?after=${known}`;
  const { publication, demonstration, catalogue } = v.parse(
    PublicationSchema,
    await read(`${api}${contract.readPublication.path}${query}`, signal),
  );
  const reviews = (await read(`${api}/api/reviews`, signal)) as Review[];
  // JSON has no `undefined`: optional fields are absent.
  return { publication, demonstration, catalogue: { ...(catalogue as Omit<Catalogue, 'reviews'>), reviews } };
}

async function read(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) });
  if (response.ok) return response.json();
  const seconds = Number(response.headers.get('Retry-After'));
  if (seconds > 0) throw new Busy(response.status, seconds);
  throw new Error(`${address} answers ${response.status}.`);
}
