/** The pages on which the owner speaks. */
import { isOwnPageName, type OwnPageName, ownPageNames } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { changePage, describePage, ownPage } from '../../commands/pages.ts';
import { ApiError } from '../apiError.ts';
import { type Endpoint, type Services, serve } from '../endpoint.ts';
import { versionOf } from './legalTexts.ts';

export function pageEndpoints(services: Services): Endpoint[] {
  const { storage } = services;
  return [
    serve(services, contract.listPages, () =>
      storage.read(async (t) => ({
        items: await Promise.all(ownPageNames.map(async (name) => ({ name, ...(await describePage(t, name)) }))),
      })),
    ),
    serve(services, contract.readPage, ({ params, query }) => {
      const [name, version] = [pageNameOf(params.id), versionOf(query.version)];
      return storage.read(async (t) => ownPage(t, name, version));
    }),
    serve(services, contract.changePage, ({ params, body, user, now }) => {
      const change = { name: pageNameOf(params.id), content: body.content, version: body.version };
      return storage.tx(async (t) => changePage(t, { who: user.email, now }, change));
    }),
  ];
}

/** Throws an ApiError 404 when there is no such page. */
export function pageNameOf(text: string | undefined): OwnPageName {
  if (text !== undefined && isOwnPageName(text)) return text;
  throw new ApiError(404, 'Cette page n’existe pas.');
}
