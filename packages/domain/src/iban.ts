/** The bank account of the shop, for a customer who pays by transfer. An empty text means unknown. */
export interface TransferDetails {
  iban: string;
  bic: string;
  beneficiary: string;
  /** After how many days an unpaid order is cancelled. */
  expiresAfterDays: number;
}

/** After how many days an unpaid order is cancelled, unless the owner sets another number. */
export const transferExpiryDays = 14;

/** In groups of four, as IBANs are printed: on a narrow screen it wraps between two groups. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');
}
