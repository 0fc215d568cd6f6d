import { cardBanks } from '@nuee/domain';

/**
 * The origins of the payment pages that the shop may send a form to: those that an owner can choose in the back office, and that of the
 * variable. None in a demonstration.
 */
export function paymentOrigins({ DEMO, PAYMENT_URL }: NodeJS.ProcessEnv): readonly string[] {
  if (DEMO !== 'off') return [];
  const urls = [...Object.values(cardBanks).map(({ url }) => url), ...(PAYMENT_URL ? [PAYMENT_URL] : [])];
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
