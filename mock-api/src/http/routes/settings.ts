/** The settings of the shop, for its owner. */
import { livingRoutes, type ShopSettings } from '@nuee/domain/live';
import { openingOf } from '../../commands/opening.ts';
import { changeSettings, settingsOf } from '../../commands/settings.ts';
import type { Endpoint, Services } from '../endpoint.ts';
import { sessionEndpoint } from '../livingEndpoint.ts';

export function settingsEndpoints(services: Services): Endpoint[] {
  const { storage } = services;
  return [
    sessionEndpoint(services, livingRoutes.readSettings, async () => present(await storage.read(settingsOf))),
    sessionEndpoint(services, livingRoutes.readOpening, () => storage.read(async (t) => openingOf(t, services))),
    sessionEndpoint(services, livingRoutes.changeSettings, async ({ body, user, now }) =>
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
  version,
}: ShopSettings): ShopSettings {
  return { identity, shipping, vat, hours, bankTransfer, mostPieces, mediator, switches, version };
}
