/** The settings of the shop, for its owner. */
import * as contract from '@nuee/domain/contract';
import type { ChangeSettings, ShopSettings } from '@nuee/domain/live';
import { checkAgain } from '../../auth/ownPassword.ts';
import { openingOf } from '../../commands/opening.ts';
import { refuseRelayWithoutCarrier } from '../../commands/relayPoint.ts';
import { changeSettings, settingsOf } from '../../commands/settings.ts';
import { ApiError } from '../apiError.ts';
import { actorOf, type Endpoint, type Services, type SessionCall, serve } from '../endpoint.ts';

export function settingsEndpoints(services: Services): Endpoint[] {
  const { storage, demo = true } = services;
  return [
    serve(services, contract.readSettings, async () => present(await storage.read(settingsOf))),
    serve(services, contract.readOpening, ({ now }) => storage.read(async (t) => openingOf(t, services, now))),
    serve(services, contract.changeSettings, async (call) => {
      const { password: _p, code: _c, ...change } = call.body;
      if (!demo) await checkChangedIban(services, call);
      refuseRelayWithoutCarrier(services.carrier, change.delivery);
      return present(await storage.tx(async (t) => changeSettings(t, actorOf(call), change)));
    }),
  ];
}

/**
 * Customers pay to that account. A change that is saved meanwhile has another version, with which this one is refused.
 */
async function checkChangedIban(services: Services, call: SessionCall & { body: ChangeSettings }): Promise<void> {
  const { bankTransfer, password, code } = call.body;
  const { iban } = (await services.storage.read(settingsOf)).bankTransfer;
  if (bankTransfer?.iban === undefined || bankTransfer.iban === iban) return;
  if (password === undefined) {
    throw new ApiError(422, 'Pour changer l’IBAN, indiquez votre mot de passe.', {}, { field: 'password' });
  }
  await checkAgain(services, call, { password, code });
}

function present({
  identity,
  shipping,
  delivery,
  vat,
  hours,
  bankTransfer,
  holidays,
  mostPieces,
  reminderDays,
  redirects,
  mediator,
  switches,
  notifications,
  version,
}: ShopSettings): ShopSettings {
  return {
    identity,
    shipping,
    delivery,
    vat,
    hours,
    bankTransfer,
    holidays,
    mostPieces,
    reminderDays,
    redirects,
    mediator,
    switches,
    notifications,
    version,
  };
}
