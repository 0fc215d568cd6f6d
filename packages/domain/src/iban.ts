/** The bank account of the shop, as a customer who pays by transfer needs it. An empty text isn't known. */
export interface TransferDetails {
  iban: string;
  bic: string;
  beneficiary: string;
  /** In how many days the order is cancelled unless it is paid. */
  expiresAfterDays: number;
}

/** In groups of four, as it is printed: on a narrow screen it breaks between two groups. */
export function formatIban(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');
}
