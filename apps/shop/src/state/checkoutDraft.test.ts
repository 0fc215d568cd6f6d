import { addresses } from '@nuee/domain/fixtures';
import { createMemoryStorage } from '@nuee/ui/keptStorage';
import { expect, it } from 'vitest';
import { type CheckoutDraft, createCheckoutDrafts } from './checkoutDraft.ts';

const draft: CheckoutDraft = {
  shipping: addresses.camille,
  billing: addresses.camille,
  sameAddress: false,
  paymentMethod: 'paypal',
  notes: 'Code 18B',
};

it('returns a draft to the customer who wrote it, and to nobody else', () => {
  const drafts = createCheckoutDrafts({ storage: createMemoryStorage() });
  drafts.write('camille@exemple.example', draft);
  expect(drafts.read('camille@exemple.example')).toMatchObject(draft);
  expect(drafts.read('ines@exemple.example')).toBeUndefined();
});

it('is gone once it is cleared, and when the stored text can’t be parsed', () => {
  const storage = createMemoryStorage();
  const drafts = createCheckoutDrafts({ storage });
  expect(drafts.read('camille@exemple.example')).toBeUndefined();
  drafts.write('camille@exemple.example', draft);
  drafts.clear();
  expect(drafts.read('camille@exemple.example')).toBeUndefined();
  storage.setItem('checkoutDraft', '{"email":');
  expect(drafts.read('camille@exemple.example')).toBeUndefined();
});
