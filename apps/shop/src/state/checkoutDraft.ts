import { type Address, AddressSchema, type PaymentMethod, paymentMethods, type RelayPoint } from '@nuee/domain';
import type { KeptStorage } from '@nuee/ui/keptStorage';
import * as v from 'valibot';
import { storageKeys } from './storageKeys.ts';

/** What a customer typed and chose in the checkout. */
export interface CheckoutDraft {
  shipping: Address;
  /** The separate billing address, used while `sameAddress` is false. */
  billing: Address;
  sameAddress: boolean;
  paymentMethod: PaymentMethod;
  /** Where the shop has delivery methods. */
  deliveryMethod?: string | undefined;
  /** With a method of relay points. */
  relayPoint?: RelayPoint | undefined;
  notes: string;
}

const DraftSchema = v.object({
  email: v.string(),
  shipping: AddressSchema,
  billing: AddressSchema,
  sameAddress: v.boolean(),
  paymentMethod: v.picklist(paymentMethods),
  deliveryMethod: v.optional(v.string()),
  relayPoint: v.optional(v.object({ id: v.optional(v.string()), name: v.string(), address: v.string() })),
  notes: v.string(),
});

const key = storageKeys.checkoutDraft;

export interface CheckoutDrafts {
  /** The draft of this customer, if this tab holds one. */
  read(email: string): CheckoutDraft | undefined;
  write(email: string, draft: CheckoutDraft): void;
  clear(): void;
}

/** Keeps the checkout over a reload or a login, in this tab and only for its customer. */
export function createCheckoutDrafts({ storage }: { storage: KeptStorage }): CheckoutDrafts {
  return {
    read: (email) => {
      const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), DraftSchema), storage.getItem(key));
      return stored.success && stored.output.email === email ? stored.output : undefined;
    },
    write: (email, draft) => storage.setItem(key, JSON.stringify({ ...draft, email })),
    clear: () => storage.removeItem(key),
  };
}
