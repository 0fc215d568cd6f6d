/**
 * A stand-in for a bank gateway, for tests and journeys. It follows the public documentation of the form payment, and shares no line with
 * the shop's side of it: https://paiement.systempay.fr/doc/en-EN/form-payment/quick-start-guide/.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { GatewaySettings } from '../payments/vadsGateway.ts';

type Fields = Readonly<Record<string, string>>;

/** What a customer does on the payment page. */
const buttons = { pay: 'Payer', refuse: 'Carte refusée', leave: 'Annuler et retourner à la boutique' } as const;
type Button = keyof typeof buttons;

export interface PaymentGateway {
  /** What the shop needs to know of it. */
  readonly settings: GatewaySettings;
  /** Whether notifications leave by themselves when a customer has paid; they do. */
  notifies: boolean;
  /** Takes the form of the shop. Throws where it breaks the protocol, as the gateway's page shows an error. */
  open(form: Fields): Payment;
  /** The payments that were asked for, the latest last. */
  readonly payments: readonly Payment[];
  /** Tells the shop of a payment. @param change Fields that differ from those of a payment that succeeded. */
  notify(payment: Payment, change?: Fields, key?: string): Promise<{ status: number; text: string }>;
  /** The pages that a browser sees: the payment page, and the one after a button. */
  answer(request: { url: string; body: string }): Promise<{ status: number; contentType: string; body: string }>;
}

export interface Payment {
  readonly form: Fields;
  readonly uuid: string;
}

/** @param notificationUrl Asked for at each notification: what is set in the gateway's back office. */
export function createPaymentGateway(notificationUrl: () => string): PaymentGateway {
  const settings: GatewaySettings = {
    url: 'https://gateway.example/vads-payment/',
    siteId: '12345678',
    key: '1122334455667788',
    mode: 'PRODUCTION',
  };
  const payments: Payment[] = [];
  const used = new Set<string>();

  const gateway: PaymentGateway = {
    settings,
    payments,
    notifies: true,

    open(form) {
      check(form, settings);
      const number = `${form.vads_trans_date?.slice(0, 8)} ${form.vads_trans_id}`;
      if (used.has(number)) throw new Error(`Error 03: the transaction ${number} was sent before on that day.`);
      used.add(number);
      const payment = { form, uuid: randomBytes(16).toString('hex') };
      payments.push(payment);
      return payment;
    },

    async notify({ form, uuid }, change = {}, key = settings.key) {
      const { vads_amount = '', vads_trans_status = 'AUTHORISED' } = { ...form, ...change };
      const isAccepted = vads_trans_status === 'AUTHORISED' || vads_trans_status === 'CAPTURED';
      const names = ['action_mode', 'amount', 'ctx_mode', 'currency', 'language', 'order_id'];
      const more = ['page_action', 'payment_config', 'site_id', 'trans_date', 'trans_id', 'version'];
      const fields: Fields = {
        ...Object.fromEntries([...names, ...more].map((name) => [`vads_${name}`, form[`vads_${name}`] ?? ''])),
        vads_auth_result: isAccepted ? '00' : '05',
        vads_card_brand: 'CB',
        vads_card_number: '497010XXXXXX0014',
        vads_effective_amount: vads_amount,
        vads_operation_type: 'DEBIT',
        vads_threeds_status: '',
        vads_trans_status,
        vads_trans_uuid: uuid,
        vads_url_check_src: 'PAY',
        ...change,
      };
      const response = await fetch(notificationUrl(), {
        method: 'POST',
        headers: { 'User-Agent': 'Payment gateway' },
        body: new URLSearchParams({ ...fields, signature: sign(fields, key) }),
      });
      return { status: response.status, text: await response.text() };
    },

    async answer({ url, body }) {
      const sent = Object.fromEntries(new URLSearchParams(body));
      const page = (status: number, content: string) => ({
        status,
        contentType: 'text/html; charset=utf-8',
        body: content,
      });
      if (!url.endsWith('/answer')) {
        try {
          return page(200, paymentPage(gateway.open(sent), settings.url));
        } catch (error) {
          return page(400, `<h1>${error instanceof Error ? error.message : error}</h1>`);
        }
      }
      const payment = payments.find(({ uuid }) => uuid === sent.payment);
      if (!payment) return page(404, '<h1>No such payment</h1>');
      const button = sent.button as Button;
      const status = { pay: 'AUTHORISED', refuse: 'REFUSED', leave: 'ABANDONED' }[button];
      const back = { pay: 'success', refuse: 'refused', leave: 'cancel' }[button];
      if (gateway.notifies) await gateway.notify(payment, { vads_trans_status: status });
      const address = escaped(payment.form[`vads_url_${back}`] ?? '');
      return page(200, `<h1>${status}</h1><a href="${address}">Retourner à la boutique</a>`);
    },
  };
  return gateway;
}

const formats: Readonly<Record<string, RegExp>> = {
  vads_action_mode: /^INTERACTIVE$/,
  vads_amount: /^[1-9]\d{0,11}$/,
  vads_ctx_mode: /^(TEST|PRODUCTION)$/,
  vads_currency: /^\d{3}$/,
  vads_order_id: /^[\w-]{1,64}$/,
  vads_page_action: /^PAYMENT$/,
  vads_payment_config: /^SINGLE$/,
  vads_site_id: /^\d{8}$/,
  vads_trans_date: /^\d{14}$/,
  vads_trans_id: /^[0-8]\d{5}$/,
  vads_version: /^V2$/,
  vads_url_success: /^https?:\/\/.{1,1000}$/,
};

function check(form: Fields, { siteId, key, mode }: GatewaySettings): void {
  for (const [name, format] of Object.entries(formats)) {
    if (!format.test(form[name] ?? '')) throw new Error(`The field ${name} is wrong: "${form[name]}".`);
  }
  if (form.vads_site_id !== siteId) throw new Error('Error 02: no such shop.');
  if (form.vads_ctx_mode !== mode) throw new Error('Error 11: the shop is in another mode.');
  if (form.signature !== sign(form, key)) throw new Error('Error 00: the signature is wrong.');
}

/** As the documentation words it: sort the fields, concatenate their values with « + », add the key, HMAC-SHA-256, Base64. */
function sign(form: Fields, key: string): string {
  let content = '';
  for (const name of Object.keys(form).sort()) {
    if (name.startsWith('vads_')) content += `${form[name]}+`;
  }
  return createHmac('sha256', key)
    .update(content + key, 'utf8')
    .digest('base64');
}

function paymentPage({ form, uuid }: Payment, url: string): string {
  const button = ([name, label]: [string, string]) => `<button name="button" value="${name}">${label}</button>`;
  return `<!DOCTYPE html>
<html lang="fr">
<title>Page de paiement</title>
<h1>Paiement de ${Number(form.vads_amount) / 100} EUR pour ${escaped(form.vads_order_id ?? '')}</h1>
<form method="post" action="${escaped(url)}answer">
<input type="hidden" name="payment" value="${uuid}">
${Object.entries(buttons).map(button).join('\n')}
</form>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
