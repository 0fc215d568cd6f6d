/** The legal texts for the owner, and the terms of an order for her and for its customer. */

import { isLegalTextName, type LegalTextName, legalTextNames } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import { agreedTerms, changeLegalText, describeText, legalText } from '../../commands/legalTexts.ts';
import { orderOf, ownOrderOf } from '../../commands/orders.ts';
import { ApiError } from '../apiError.ts';
import { type Endpoint, type Services, serve } from '../endpoint.ts';

export function legalTextEndpoints(services: Services): Endpoint[] {
  const { storage } = services;
  return [
    serve(services, contract.listLegalTexts, () =>
      storage.read(async (t) => ({
        items: await Promise.all(legalTextNames.map(async (name) => ({ name, ...(await describeText(t, name)) }))),
      })),
    ),
    serve(services, contract.readLegalText, ({ params, query }) => {
      const [name, version] = [nameOf(params.id), versionOf(query.version)];
      return storage.read(async (t) => legalText(t, name, version));
    }),
    serve(services, contract.changeLegalText, ({ params, body, user, now }) => {
      const change = { name: nameOf(params.id), content: body.content, version: body.version };
      return storage.tx(async (t) => changeLegalText(t, { who: user.email, now }, change));
    }),
    serve(services, contract.readOwnerTerms, ({ params }) =>
      storage.read(async (t) => agreedTerms(t, await orderOf(t, params.id ?? ''))),
    ),
    serve(services, contract.readTerms, ({ params, user }) =>
      storage.read(async (t) => agreedTerms(t, await ownOrderOf(t, params.id ?? '', user.id))),
    ),
  ];
}

function nameOf(text: string | undefined): LegalTextName {
  if (text !== undefined && isLegalTextName(text)) return text;
  throw new ApiError(404, 'Ce texte n’existe pas.');
}

/** Throws an ApiError 400 for anything but a number. */
export function versionOf(text: unknown): number | undefined {
  if (text === undefined) return undefined;
  if (typeof text === 'string' && /^\d{1,9}$/.test(text)) return Number(text);
  throw new ApiError(400, 'Le paramètre «\u00a0version\u00a0» est invalide.');
}
