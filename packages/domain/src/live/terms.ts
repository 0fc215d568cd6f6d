import { deliveryCountries } from '../addressAdvice.ts';
import { noHolidays } from '../holidays.ts';
import { transferExpiryDays } from '../iban.ts';
import { newShopSettings } from '../settings.ts';
import type { ShopSettings } from './records.ts';

/** The settings of a new shop. */
export const standardSettings: ShopSettings = {
  ...newShopSettings,
  bankTransfer: { iban: '', bic: '', beneficiary: '', expiresAfterDays: transferExpiryDays },
  holidays: noHolidays,
  mostPieces: 100,
  reminderDays: 0,
  redirects: [],
  delivery: { methods: [], countries: [...deliveryCountries] },
  notifications: {
    order: 'now',
    message: 'now',
    withdrawal: 'now',
    cancellation: 'now',
    stock: 'daily',
    failure: 'now',
    iban: 'now',
  },
  version: 1,
};
