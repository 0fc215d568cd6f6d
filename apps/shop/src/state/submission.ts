import { type CreatedOrder, CreatedOrderSchema } from '@nuee/domain';
import type { KeptStorage } from '@nuee/ui/keptStorage';
import * as v from 'valibot';
import { storageKeys } from './storageKeys.ts';

/** A pending order: sent without an answer yet, or `made` and about to be paid. */
export interface Submission {
  /** What was to be ordered, by whom. */
  wanted: string;
  /** Identifies the submission: repeated with the same key, it makes no second order. */
  key: string;
  /** The price of the articles that the customer was shown, in euros. */
  itemsPrice: number;
  /** The same for the whole order, including delivery and VAT. */
  totalPrice: number;
  made?: CreatedOrder | undefined;
}

const SubmissionSchema = v.object({
  email: v.string(),
  wanted: v.string(),
  key: v.string(),
  itemsPrice: v.number(),
  totalPrice: v.number(),
  made: v.optional(CreatedOrderSchema),
});

const storageKey = storageKeys.submission;

export interface Submissions {
  /** The submission that this customer's last page left unfinished, if any. */
  read(email: string): Submission | undefined;
  write(email: string, submission: Submission): void;
  clear(): void;
}

/** Keeps the pending order over a reload, in this tab and only for its customer. */
export function createSubmissions({ storage }: { storage: KeptStorage }): Submissions {
  return {
    read: (email) => {
      const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), SubmissionSchema), storage.getItem(storageKey));
      return stored.success && stored.output.email === email ? stored.output : undefined;
    },
    write: (email, submission) => storage.setItem(storageKey, JSON.stringify({ ...submission, email })),
    clear: () => storage.removeItem(storageKey),
  };
}
