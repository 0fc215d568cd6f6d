/**
 * The form payment of the French bank gateways that Lyra runs (Systempay, PayZen, Scellius, Sogecommerce, Lyra Collect): fields named
 * `vads_…`, signed with HMAC-SHA-256, and a notification from server to server with the same signature. Its public documentation:
 * https://paiement.systempay.fr/doc/en-EN/form-payment/quick-start-guide/.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type PaymentOutcome, type PaymentProvider, RefusedNotification } from './provider.ts';

export interface GatewaySettings {
  /** Where the form goes, `https://…/vads-payment/`. */
  readonly url: string;
  /** The shop's number at the gateway. */
  readonly siteId: string;
  /** The secret of that mode. */
  readonly key: string;
  readonly mode: 'TEST' | 'PRODUCTION';
}

/** The number of the euro (ISO 4217). */
const euro = '978';
/** Those from 900000 on are the gateway's own. */
const transactionNumbers = 900_000;

/** Why the gateway sends a notification. No form holds such a value, so none can be taken for a notification. */
const sources = new Set(['BATCH', 'BATCH_AUTO', 'BO', 'FILE', 'MERCH_BO', 'PAY', 'REC', 'RETRY']);

/** What the states of a transaction mean for an order. */
const outcomes: Readonly<Record<string, PaymentOutcome>> = {
  AUTHORISED: 'paid',
  CAPTURED: 'paid',
  AUTHORISED_TO_VALIDATE: 'verifying',
  WAITING_AUTHORISATION: 'verifying',
  WAITING_AUTHORISATION_TO_VALIDATE: 'verifying',
  UNDER_VERIFICATION: 'verifying',
  INITIAL: 'verifying',
  SUSPENDED: 'verifying',
  REFUSED: 'refused',
  ABANDONED: 'given up',
  NOT_CREATED: 'given up',
  CANCELLED: 'reversed',
  EXPIRED: 'reversed',
  CAPTURE_FAILED: 'reversed',
};

export function createVadsGateway({ url, siteId, key, mode }: GatewaySettings): PaymentProvider {
  return {
    origin: new URL(url).origin,
    isTest: mode === 'TEST',

    form({ orderNumber, cents, count, now, back }) {
      // Without the customer's e-mail: the signature covers values joined by +, which an e-mail may hold too.
      const fields = {
        vads_action_mode: 'INTERACTIVE',
        vads_amount: String(cents),
        vads_ctx_mode: mode,
        vads_currency: euro,
        vads_language: 'fr',
        vads_order_id: orderNumber,
        vads_page_action: 'PAYMENT',
        vads_payment_config: 'SINGLE',
        // Back by itself, a few seconds after the payment; without data, which would stand in the address.
        vads_redirect_success_timeout: '3',
        vads_site_id: siteId,
        vads_trans_date: now.toISOString().slice(0, 19).replaceAll(/\D/g, ''),
        // Unique within a day as long as fewer payments are asked for in it.
        vads_trans_id: String(count % transactionNumbers).padStart(6, '0'),
        vads_url_cancel: back('abandonne'),
        vads_url_error: back('abandonne'),
        vads_url_refused: back('refuse'),
        vads_url_return: back('abandonne'),
        vads_url_success: back('recu'),
        vads_version: 'V2',
      };
      return {
        form: { url, fields: { ...fields, signature: signatureOf(fields, key) } },
        reference: referenceOf(fields),
      };
    },

    read(fields) {
      if (!isSame(fields.signature ?? '', signatureOf(fields, key))) throw new RefusedNotification('signature');
      if (fields.vads_site_id !== siteId) throw new RefusedNotification('site');
      if (fields.vads_ctx_mode !== mode) throw new RefusedNotification('mode');
      if (fields.vads_currency !== euro) throw new RefusedNotification('currency');
      const {
        vads_order_id: orderNumber,
        vads_trans_uuid: uuid,
        vads_trans_id: transaction,
        vads_amount = '',
      } = fields;
      const outcome = outcomeOf(fields);
      // What was given up has no transaction at the gateway, and so no id of its own.
      const id = uuid || (outcome === 'given up' ? referenceOf(fields) : '');
      const isComplete = orderNumber && transaction && id && sources.has(fields.vads_url_check_src ?? '');
      if (!(outcome && isComplete && /^\d{1,12}$/.test(vads_amount))) throw new RefusedNotification('fields');
      return {
        outcome,
        orderNumber,
        cents: Number(vads_amount),
        transaction,
        id,
        ...(outcome !== 'refunded' && { reference: referenceOf(fields) }),
      };
    },
  };
}

/** The day and the number of a transaction, which are unique together. */
function referenceOf({ vads_trans_date = '', vads_trans_id = '' }: Readonly<Record<string, string>>): string {
  return `${vads_trans_date.slice(0, 8)}-${vads_trans_id}`;
}

function outcomeOf(fields: Readonly<Record<string, string>>): PaymentOutcome | undefined {
  const { vads_operation_type = 'DEBIT', vads_trans_status = '' } = fields;
  const outcome = Object.hasOwn(outcomes, vads_trans_status) ? outcomes[vads_trans_status] : undefined;
  if (vads_operation_type === 'DEBIT') return outcome;
  return vads_operation_type === 'CREDIT' && outcome === 'paid' ? 'refunded' : undefined;
}

/** The values of all `vads_` fields by the order of their names, and the key, joined by +. */
function signatureOf(fields: Readonly<Record<string, string>>, key: string): string {
  const names = Object.keys(fields).filter((name) => name.startsWith('vads_'));
  const text = [...names.sort().map((name) => fields[name]), key].join('+');
  return createHmac('sha256', key).update(text).digest('base64');
}

/** Takes the same time wherever they differ. */
function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
