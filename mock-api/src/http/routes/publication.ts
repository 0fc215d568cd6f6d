/** The published data, for publishers; waits for the next publication. */
import * as contract from '@nuee/domain/contract';
import type { PublicationSchema } from '@nuee/domain/live';
import type { Response } from 'json-server';
import type * as v from 'valibot';
import { ApiError } from '../apiError.ts';
import type { Catalogue, Published } from '../catalogue.ts';
import { type Endpoint, type Services, serve } from '../endpoint.ts';
import { createKeptAnswers } from '../keptAnswers.ts';
import type { Watch } from '../watch.ts';

export function publicationEndpoint(services: Services, catalogue: Catalogue): Endpoint {
  const { demo = true } = services;
  const answer = createKeptAnswers((published: Published) => publicationOf(published, demo));
  return serve(services, contract.readPublication, async ({ query, network, req, res }) => {
    const known = numberOf(query.after);
    let published = await catalogue.read();
    // Even if it is lower, because a backup was restored.
    if (published.publication === known && req.method !== 'HEAD') {
      await publicationAfter(known, services.watch, network, res);
      published = await catalogue.read();
    }
    await answer(published, req, res);
    return undefined;
  });
}

function publicationOf(
  { publication, collections, settings, texts, pages }: Published,
  demonstration: boolean,
): v.InferInput<typeof PublicationSchema> {
  const { products, categories } = collections;
  const saved = {
    ...(Object.keys(texts).length > 0 && { texts }),
    ...(Object.keys(pages).length > 0 && { pages }),
  };
  return {
    publication,
    demonstration,
    catalogue: { products: [...products], categories: [...categories], settings, ...saved },
  };
}

/** Resolves when another number is published, the time is over, the server closes or the client disconnects. */
function publicationAfter(known: number, watch: Watch, network: string, res: Response): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = watch.add('poll', network, {
    look({ publication }) {
      if (publication !== known) resolve();
    },
    end: resolve,
  });
  const timer = setTimeout(resolve, watch.waits.poll);
  res.once('close', resolve);
  return promise.finally(() => {
    stop();
    clearTimeout(timer);
    res.off('close', resolve);
  });
}

function numberOf(text: string | string[] | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text);
  throw new ApiError(400, 'Le paramètre «\u00a0after\u00a0» est invalide.');
}
