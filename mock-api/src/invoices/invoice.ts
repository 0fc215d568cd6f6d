/**
 * An invoice or a credit note as it was issued, with everything that it says, so that later changes don't affect it.
 */
import type { Order } from '@nuee/domain';
import type { ShopSettings, VatTerms } from '@nuee/domain/live';

export interface Invoice {
  /** `F-2026-000001` for an invoice, `A-2026-000001` for a credit note. */
  readonly number: string;
  /** ISO date. */
  readonly issuedAt: string;
  /** On a credit note, with the lines and amounts that are paid back. */
  readonly order: Readonly<Order>;
  /** Terms of the order; absent from orders of an older version. */
  readonly vat?: VatTerms;
  readonly seller: ShopSettings['identity'];
  /** The invoice that a credit note is about. */
  readonly credits?: string;
  /** Why it was issued. */
  readonly reason?: string;
}
