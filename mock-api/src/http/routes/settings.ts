/** The settings of the shop, for its owner. */
import * as contract from '@nuee/domain/contract';
import type { ShopSettings } from '@nuee/domain/live';
import { openingOf } from '../../commands/opening.ts';
import { changeSettings, settingsOf } from '../../commands/settings.ts';
import { type Endpoint, type Services, serve } from '../endpoint.ts';

export function settingsEndpoints(services: Services): Endpoint[] {
  const { storage } = services;
  return [
    serve(services, contract.readSettings, async () => present(await storage.read(settingsOf))),
    serve(services, contract.readOpening, () => storage.read(async (t) => openingOf(t, services))),
    serve(services, contract.changeSettings, async ({ body, user, now }) =>
      present(await storage.tx(async (t) => changeSettings(t, { who: user.email, now }, body))),
    ),
  ];
}

function present({
  identity,
  shipping,
  vat,
  hours,
  bankTransfer,
  mostPieces,
  mediator,
  switches,
  notifications,
  version,
}: ShopSettings): ShopSettings {
  return { identity, shipping, vat, hours, bankTransfer, mostPieces, mediator, switches, notifications, version };
}
