import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVadsGateway } from './vadsGateway.ts';

const settings = {
  url: 'https://gateway.example/vads-payment/',
  siteId: '12345678',
  key: '1122334455667788',
  mode: 'TEST',
} as const;

/** The example of the gateway's documentation, « Computing the signature », with its key and what it comes to. */
const example = {
  vads_action_mode: 'INTERACTIVE',
  vads_amount: '5124',
  vads_ctx_mode: 'TEST',
  vads_currency: '978',
  vads_page_action: 'PAYMENT',
  vads_payment_config: 'SINGLE',
  vads_site_id: '12345678',
  vads_trans_date: '20170129130025',
  vads_trans_id: '123456',
  vads_version: 'V2',
};
const signature = 'ycA5Do5tNvsnKdc/eP1bj2xa19z9q3iWPy9/rpesfS0=';

test('the signature of the documentation’s example is right, whatever the order of the fields and what else comes', () => {
  const { read } = createVadsGateway(settings);
  const reversed = Object.fromEntries(Object.entries(example).reverse());
  // Signed rightly, it fails only for what a request lacks of a notification.
  expect(() => read({ ...reversed, signature, pay: 'Pay' })).toThrow('refused: fields');
  expect(() => read({ ...example, vads_amount: '5125', signature })).toThrow('refused: signature');
  expect(() => read({ ...example, vads_extra: '', signature })).toThrow('refused: signature');
  expect(() => read({ ...example, signature: signature.toLowerCase() })).toThrow('refused: signature');
  expect(() => read(example)).toThrow('refused: signature');
});

test('transactions have six digits, and leave the gateway its own from 900000 on', () => {
  const { form } = createVadsGateway(settings);
  const now = new Date('2026-01-15T09:05:07Z');
  const numberOf = (count: number) =>
    form({
      orderNumber: 'CMD-2026-001',
      cents: 100,
      count,
      now,
      back: (how) => `https://s.example/${how}`,
    }).form.fields;
  expect(numberOf(0)).toMatchObject({ vads_trans_id: '000000', vads_trans_date: '20260115090507' });
  expect(numberOf(899_999).vads_trans_id).toBe('899999');
  expect(numberOf(900_000).vads_trans_id).toBe('000000');
});

test('no values of a form, renamed or reordered, are a notification', () => {
  const { form, read } = createVadsGateway(settings);
  const names = [
    'amount',
    'ctx_mode',
    'currency',
    'operation_type',
    'order_id',
    'site_id',
    'trans_date',
    'trans_id',
  ].concat(...['trans_status', 'trans_uuid', 'url_check_src']);
  const request = fc.record({
    orderNumber: fc.integer({ min: 1, max: 99_999 }).map((number) => `CMD-2026-${number}`),
    cents: fc.integer({ min: 1, max: 10_000_000 }),
    count: fc.nat(),
    // An address that ends like a notification: that of a shop whose owner isn't careful.
    now: fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
    back: fc.constant((how: string) => `https://s.example/+AUTHORISED+DEBIT+${how}`),
  });
  const joined = fc.record({ request, cuts: fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }), seed: fc.nat() });
  fc.assert(
    fc.property(joined, ({ request: asked, cuts, seed }) => {
      const { signature: signed = '', ...fields } = form(asked).form.fields;
      const values = Object.keys(fields)
        .sort()
        .map((name) => fields[name] ?? '');
      // What is signed are values joined by +: whoever sends them may cut them elsewhere, and name them as she likes.
      const pieces = values.join('+').split('+');
      const parts: string[] = [];
      for (const [place, piece] of pieces.entries()) {
        if (place > 0 && !cuts[place]) parts.push(`${parts.pop()}+${piece}`);
        else parts.push(piece);
      }
      const wanted = names.filter((_, place) => (seed >> place) % 2 === 0);
      const free = parts.map((_, place) => `a${String(place).padStart(3, '0')}`);
      const given = [...wanted, ...free].slice(0, parts.length).sort();
      const notification = Object.fromEntries(given.map((name, place) => [`vads_${name}`, parts[place] ?? '']));
      expect(() => read({ ...notification, signature: signed })).toThrow('refused: ');
      // Not because the signature would be wrong: it isn't.
      expect(() => read({ ...notification, signature: signed })).not.toThrow('refused: signature');
    }),
  );
});

test('a notification says why it was sent, and one of a transaction has the id that the gateway gave it', () => {
  const { form, read } = createVadsGateway(settings);
  const asked = { orderNumber: 'CMD-2026-001', cents: 5124, count: 7, now: new Date('2026-01-15T09:05:07Z') };
  const { reference, form: signed } = form({ ...asked, back: (how) => `https://s.example/${how}` });
  expect(reference).toBe('20260115-000007');
  expect(Object.values(signed.fields).join()).not.toContain('@');
  const told = {
    ...example,
    vads_order_id: 'CMD-2026-001',
    vads_trans_status: 'AUTHORISED',
    vads_trans_uuid: 'f'.repeat(32),
  };
  const sent = (fields: Record<string, string>) => () => read({ ...fields, signature: signatureOf(fields) });
  expect(sent({ ...told, vads_url_check_src: 'PAY' })()).toMatchObject({
    outcome: 'paid',
    reference: '20170129-123456',
  });
  expect(sent(told)).toThrow('refused: fields');
  expect(sent({ ...told, vads_url_check_src: 'PAYMENT' })).toThrow('refused: fields');
  expect(sent({ ...told, vads_trans_uuid: '', vads_url_check_src: 'PAY' })).toThrow('refused: fields');
});

/** As the documentation of the gateway words it. */
function signatureOf(fields: Record<string, string>): string {
  const values = Object.keys(fields)
    .sort()
    .map((name) => fields[name]);
  return createHmac('sha256', settings.key)
    .update([...values, settings.key].join('+'))
    .digest('base64');
}
