import { apiRoutes, legalDefaults } from '@nuee/domain';
import { openShopSettings } from '@nuee/domain/fixtures';
import { livingRoutes, type PublicationSchema, type ShopSettings } from '@nuee/domain/live';
import type { InferOutput } from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const line = { productId: '8', quantity: 1, size: 10, nicotineStrength: 3 };
let owner: string;
beforeAll(async () => {
  owner = await api.owner();
});

const read = (id: string) => api.succeed(livingRoutes.readLegalText, { token: owner, id });
const save = (id: string, body: unknown, token = owner) => api.call('PUT', `/api/admin/texts/${id}`, { token, body });
const published = async () =>
  ((await api.call('GET', '/api/publication')).body as InferOutput<typeof PublicationSchema>).catalogue.texts;

test('each saved text is a version with its date and author; older ones can be read', async () => {
  expect(await read('terms')).toMatchObject({
    version: 0,
    content: legalDefaults.terms,
    versions: [{ version: 0 }],
  });
  expect(await published()).toBeUndefined();

  expect(await save('terms', { content: '## Un\nPremier.', version: 0 })).toMatchObject({
    status: 200,
    body: { version: 1, content: '## Un\nPremier.', who: 'proprietaire@maison-nuee.example' },
  });
  expect(await save('terms', { content: '## Un\nDeuxième.', version: 1 })).toMatchObject({ body: { version: 2 } });
  // Nothing changed: nothing is saved.
  expect(await save('terms', { content: '## Un\nDeuxième.', version: 2 })).toMatchObject({ body: { version: 2 } });

  expect(await read('terms?version=1')).toMatchObject({
    version: 1,
    content: '## Un\nPremier.',
    createdAt: api.now.toISOString(),
    versions: [{ version: 2 }, { version: 1 }, { version: 0 }],
  });
  expect(await read('terms?version=0')).toMatchObject({ content: legalDefaults.terms });
  expect(await published()).toMatchObject({ terms: { text: '## Un\nDeuxième.', version: 2 } });
  const { items } = await api.succeed(livingRoutes.listLegalTexts, { token: owner });
  expect(items.map(({ name, version }) => [name, version])).toEqual([
    ['terms', 2],
    ['notice', 0],
    ['privacy', 0],
    ['cookies', 0],
    ['delivery', 0],
  ]);
  const journal = await api.succeed(livingRoutes.readJournal, { token: owner });
  expect(journal.items[0]).toMatchObject({ what: 'text.version', name: 'terms', from: '1', to: '2' });
});

test('what can’t be published, is stale or isn’t there is refused in a sentence', async () => {
  const { version } = await read('notice');
  for (const [content, sentence] of [
    ['Sans titre.', 'au moins un titre'],
    ['## A\n[x](javascript:alert(1))', 'doit commencer par'],
    ['## A\n{inconnu}', 'Le repère {inconnu} n’existe pas.'],
    ['', 'Texte'],
    [`## A\n${'x'.repeat(20_000)}`, 'dépasse'],
  ]) {
    expect(await save('notice', { content, version })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining(sentence ?? '') },
    });
  }
  expect((await save('notice', { content: '## A' })).status).toBe(400);
  expect(await save('notice', { content: '## A', version: 7 })).toMatchObject({
    status: 409,
    body: { current: { version: 0 } },
  });
  for (const unknown of ['autre', '__proto__', 'terms?version=9']) {
    expect((await api.call('GET', `/api/admin/texts/${unknown}`, { token: owner })).status).toBe(404);
  }
  expect((await api.call('GET', '/api/admin/texts/terms?version=x', { token: owner })).status).toBe(400);
  const staff = await api.newStaff();
  expect((await save('notice', { content: '## A', version }, staff)).status).toBe(403);
});

test('an order of the demonstration keeps no terms', async () => {
  const token = await api.newCustomer();
  await api.succeed(apiRoutes.addToCart, { token, body: line });
  const { _id } = await api.order(token);
  expect((await api.call('GET', `/api/orders/${_id}/terms`, { token })).status).toBe(404);
});

describe('in service', () => {
  const service = apiUnderTest();

  test('an order keeps the terms that it was placed under, for its customer and the owner, whatever changes', async () => {
    const boss = await service.newOwner();
    await service.restart({ demo: false, smtpUrl: 'smtp://localhost:1' });
    const { identity, mediator, bankTransfer } = openShopSettings;
    const change = async (settings: object) => {
      const { version } = (await service.call('GET', '/api/admin/settings', { token: boss })).body as ShopSettings;
      await service.call('PUT', '/api/admin/settings', { token: boss, body: { ...settings, version } });
    };
    await change({ identity, mediator, bankTransfer });
    const body = { content: '## Prix\nLa livraison coûte {frais de livraison}.', version: 0 };
    await service.call('PUT', '/api/admin/texts/terms', { token: boss, body });

    const token = await service.newCustomer();
    await service.succeed(apiRoutes.addToCart, { token, body: line });
    const { _id: id } = await service.order(token, 'bank-transfer');
    await change({ shipping: { fee: 9.5 } });
    const later = { content: '## Prix\nTout est offert.', version: 1 };
    await service.call('PUT', '/api/admin/texts/terms', { token: boss, body: later });

    const agreed = {
      version: 1,
      agreedAt: service.now.toISOString(),
      content: '## Prix\nLa livraison coûte 4,99\u00a0€.',
    };
    expect(await service.succeed(livingRoutes.readTerms, { token, id })).toEqual(agreed);
    expect(await service.succeed(livingRoutes.readOwnerTerms, { token: boss, id })).toEqual(agreed);
    expect(await service.succeed(livingRoutes.readOwnerOrder, { token: boss, id })).toMatchObject({ termsVersion: 1 });
    const stranger = await service.newCustomer();
    expect((await service.call('GET', `/api/orders/${id}/terms`, { token: stranger })).status).toBe(404);
  });
});
