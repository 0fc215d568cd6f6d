import { type CreatedOrder, CreatedOrderSchema } from '@nuee/domain';
import * as v from 'valibot';
import { storageKeys } from './storageKeys.ts';

/** An order on its way: sent and not answered yet, or `made` and about to be paid. */
export interface Submission {
  /** What was to be ordered, by whom. */
  wanted: string;
  /** Names the submission: said again with the same key, it makes no second order. */
  key: string;
  /** What the customer was shown for the articles, in euros. */
  itemsPrice: number;
  /** The same for all of it, delivery and VAT included. */
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
  /** The one that this customer's last page left unfinished, if it did. */
  read(email: string): Submission | undefined;
  write(email: string, submission: Submission): void;
  clear(): void;
}

/** Keeps the order on its way over a reload, in this tab and for its customer only. */
export function createSubmissions({ storage }: { storage: Storage }): Submissions {
  return {
    read: (email) => {
      const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), SubmissionSchema), storage.getItem(storageKey));
      return stored.success && stored.output.email === email ? stored.output : undefined;
    },
    write: (email, submission) => storage.setItem(storageKey, JSON.stringify({ ...submission, email })),
    clear: () => storage.removeItem(storageKey),
  };
}
