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
      email: 'a@b.fr',
      count,
      now,
      back: (how) => `https://s.example/${how}`,
    }).fields;
  expect(numberOf(0)).toMatchObject({ vads_trans_id: '000000', vads_trans_date: '20260115090507' });
  expect(numberOf(899_999).vads_trans_id).toBe('899999');
  expect(numberOf(900_000).vads_trans_id).toBe('000000');
});
