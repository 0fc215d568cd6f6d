/** The origin of the payment page that the shop may send a form to; empty where it may to none, as in every demonstration. */
export function paymentOrigin({ DEMO, PAYMENT_URL }: NodeJS.ProcessEnv): string {
  return DEMO === 'off' && PAYMENT_URL ? new URL(PAYMENT_URL).origin : '';
}
