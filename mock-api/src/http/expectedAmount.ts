/** What the customer was shown, which a call tells in a header: the documented bodies have no field for it. */

import { ApiError } from './apiError.ts';
import type { Call } from './endpoint.ts';

/** The headers of such amounts, in euros, as Node writes them. */
type ExpectedHeader = 'expected-price' | 'expected-items-price' | 'expected-total-price';

/** In euros; `undefined` without that header. Throws an ApiError 400 when it is unreadable. */
export function expectedAmount({ req }: Pick<Call, 'req'>, name: ExpectedHeader): number | undefined {
  const text = req.headers[name];
  if (text === undefined) return undefined;
  if (typeof text !== 'string' || !/^\d{1,9}(?:\.\d{1,2})?$/.test(text)) {
    throw new ApiError(400, `L’en-tête ${name} est invalide.`);
  }
  return Number(text);
}
