import { describe, expect, it } from 'vitest';
import { openShopSettings } from '../fixtures/index.ts';
import { standardSettings } from '../live/index.ts';
import { missingBeforeOpening, openingRequirements, openingWords } from './opening.ts';

describe('before it opens, a shop in service', () => {
  it('needs everything when it is new, except its name', () => {
    const missing = missingBeforeOpening(standardSettings, { sendsMail: false });
    expect(missing.map(({ what }) => what)).toEqual(openingRequirements);
    expect(missing[0]?.fields).toEqual(['identity.email', 'identity.phone', 'identity.address']);
  });

  it('needs nothing more once everything is set and a server takes its mails', () => {
    expect(missingBeforeOpening(openShopSettings, { sendsMail: true })).toEqual([]);
    expect(missingBeforeOpening(openShopSettings, { sendsMail: false })).toEqual([{ what: 'mail', fields: [] }]);
  });

  it('names each setting that is empty, blanks being empty too', () => {
    const { identity, mediator, bankTransfer } = openShopSettings;
    const settings = {
      ...openShopSettings,
      identity: { ...identity, host: ' ', capital: '' },
      mediator: { ...mediator, site: '' },
      bankTransfer: { ...bankTransfer, iban: '', bic: '' },
    };
    expect(missingBeforeOpening(settings, { sendsMail: true })).toEqual([
      { what: 'legalNotice', fields: ['identity.capital'] },
      { what: 'host', fields: ['identity.host'] },
      { what: 'mediator', fields: ['mediator.site'] },
      { what: 'payment', fields: ['bankTransfer.iban'] },
    ]);
  });

  it('counts a setting that can’t be right as missing', () => {
    const { identity, mediator, bankTransfer } = openShopSettings;
    const settings = {
      ...openShopSettings,
      identity: { ...identity, email: 'contact@maison', phone: 'abc', siret: '123', vatNumber: 'FR' },
      mediator: { ...mediator, site: 'cm2c' },
      bankTransfer: { ...bankTransfer, iban: 'FR76 1234 5678 9012', bic: 'X' },
    };
    expect(missingBeforeOpening(settings, { sendsMail: true })).toEqual([
      { what: 'identity', fields: ['identity.email', 'identity.phone'] },
      { what: 'legalNotice', fields: ['identity.siret', 'identity.vatNumber'] },
      { what: 'mediator', fields: ['mediator.site'] },
      { what: 'payment', fields: ['bankTransfer.iban', 'bankTransfer.bic'] },
    ]);
  });

  it('is told why each setting is asked for', () => {
    expect(Object.keys(openingWords)).toEqual([...openingRequirements]);
  });
});
