import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShopSettings } from '@nuee/domain/fixtures';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeOwner } from '../commands/users.ts';
import { openSqliteStorage } from '../db/sqlite.ts';
import { createSafe } from '../secrets/safe.ts';
import { keepSecret } from '../secrets/storedSecrets.ts';
import { startMailServer } from '../testing/mailServer.ts';
import { startRelayService } from '../testing/relayService.ts';
import { startProcess } from '../testing/startProcess.ts';
import { examine } from './examine.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nuee-doctor-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const dataDir = () => path.join(folder, 'data');
const backups = () => path.join(folder, 'backups');
const now = () => new Date();

async function fill(settings = openShopSettings): Promise<void> {
  const storage = await openSqliteStorage(dataDir());
  await storage.tx(async (t) => {
    await t.put('settings', 'shop', settings);
    await makeOwner(t, { who: 'shop', now: now() }, { email: 'cheffe@exemple.fr', passwordHash: '' });
  });
  await storage.close();
}

function backUp(hoursAgo: number): void {
  mkdirSync(backups(), { recursive: true });
  const file = path.join(backups(), 'one.ndjson.gz');
  writeFileSync(file, '');
  const at = now().getTime() / 1000 - hoursAgo * 3600;
  utimesSync(file, at, at);
}

async function verdicts(more: Partial<Parameters<typeof examine>[0]> = {}): Promise<Record<string, string>> {
  const shop = { demo: false, dataDir: dataDir(), backups: backups(), shopUrl: 'https://shop.example', now: now() };
  const findings = await examine({ ...shop, ...more });
  return Object.fromEntries(findings.map(({ name, verdict }) => [name, verdict]));
}

test('where there is nothing yet, it says so and continues', async () => {
  expect(await verdicts({ demo: true, shopUrl: 'http://localhost:9' })).toEqual({
    mode: 'warning',
    database: 'missing',
    owner: 'missing',
    identity: 'missing',
    'legal notice': 'missing',
    host: 'missing',
    mediator: 'missing',
    payment: 'missing',
    'mail server': 'missing',
    cards: 'ok',
    'relay points': 'ok',
    address: 'warning',
    pages: 'warning',
    disk: 'warning',
    clock: 'warning',
    backups: 'missing',
  });
});

test('a complete shop has no findings, even while an API runs on its data', async () => {
  await fill();
  backUp(1);
  const mails = await startMailServer();
  const running = await openSqliteStorage(dataDir());
  try {
    const found = await verdicts({ smtpUrl: mails.smtpUrl });
    // There is no shop at that address.
    const depends = ['disk', 'certificate', 'pages'];
    expect(Object.entries(found).filter(([name, verdict]) => !depends.includes(name) && verdict !== 'ok')).toEqual([]);
    expect(found.certificate).toBe('missing');
  } finally {
    await running.close();
    await mails.close();
  }
});

test('secrets that the key of this machine doesn’t open are missing', async () => {
  await fill();
  const storage = await openSqliteStorage(dataDir());
  await storage.tx((t) => keepSecret(t, createSafe(new Uint8Array(32)), 'cards/test', '1122334455667788', now()));
  await storage.close();
  expect(await verdicts()).toMatchObject({ secrets: 'missing' });
  expect(await verdicts({ secretsKey: new Uint8Array(32) })).toMatchObject({ secrets: 'ok' });
});

test('a carrier that lists relay points is asked; a method of them without a carrier is reported', async () => {
  const method = { id: 'relais', kind: 'relay', name: 'Mondial Relay', text: '', fee: 3.9 } as const;
  const delivery = { methods: [{ ...method, countries: ['France'], active: true }], countries: ['France'] };
  await fill({ ...openShopSettings, delivery });
  const service = await startRelayService();
  try {
    expect(await verdicts()).toMatchObject({ 'relay points': 'missing' });
    const { settings } = service;
    expect(await verdicts({ relay: settings })).toMatchObject({ 'relay points': 'ok' });
    expect(await verdicts({ relay: { ...settings, key: 'other' } })).toMatchObject({ 'relay points': 'missing' });
    service.mood = 'unavailable';
    expect(await verdicts({ relay: settings })).toMatchObject({ 'relay points': 'warning' });
  } finally {
    await service.close();
  }
});

test('an IBAN and a SIRET that can’t be right are reported like missing ones', async () => {
  const { bankTransfer, identity } = openShopSettings;
  await fill({
    ...openShopSettings,
    bankTransfer: { ...bankTransfer, iban: 'FR76 1234 5678 9012' },
    identity: { ...identity, siret: '123' },
  });
  expect(await verdicts()).toMatchObject({ payment: 'missing', 'legal notice': 'missing', identity: 'ok' });
});

test('an old backup, a slow clock and an unreachable mail server are reported', async () => {
  await fill();
  backUp(72);
  const earlier = new Date(now().getTime() - 3_600_000);
  expect(await verdicts({ smtpUrl: 'smtp://127.0.0.1:9', now: earlier })).toMatchObject({
    backups: 'warning',
    clock: 'warning',
    'mail server': 'missing',
  });
});

test.each([
  ['those of SHOP_URL', (url: string) => url, 'ok'],
  ['built for another address', () => 'https://www.maison-nuee.example', 'missing'],
])('the pages are %s', async (_what, builtFor, verdict) => {
  let url = '';
  const shop = createServer((_request, response) =>
    response.end(`<head><link rel="canonical" href="${builtFor(url)}/mentions-legales"/></head>`),
  ).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  expect(await verdicts({ shopUrl: url })).toMatchObject({ pages: verdict });
  shop.close();
});

test('the command reads the file of variables, in which it names what nothing reads', async () => {
  await fill();
  const file = path.join(folder, 'shop.env');
  writeFileSync(
    file,
    `DEMO=off\nAPI_DATA_DIR=${dataDir()}\nSMTP_ULR=smtp://127.0.0.1\nSHOP_URL=https://shop.example/fr\n`,
  );
  const { ended, output } = startProcess('doctor.ts', { ENV_FILE: file, SHOP_URL: 'http://localhost:9' });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^ok +mode +in service$/m);
  expect(output()).toMatch(/^ok +owner /m);
  expect(output()).toMatch(/^warning +variables +\S+shop\.env has SMTP_ULR, which nothing reads/m);
  expect(output()).toMatch(/^warning +address +SHOP_URL is http:\/\/localhost:9,/m);
});

test('the command prints a line for each and ends with code 1 where something is missing', async () => {
  await fill();
  const { ended, output } = startProcess(
    'doctor.ts',
    { API_DATA_DIR: dataDir(), DEMO: 'off', SHOP_URL: 'http://localhost:9' },
    [backups()],
  );
  expect(await ended).toBe(1);
  expect(output()).toMatch(/^ok +mode +in service$/m);
  expect(output()).toMatch(/^missing +mail server +SMTP_URL is not set/m);
  expect(output()).toMatch(/^2 missing, 2 warnings$/m);
});

test('a provider that only rehearses is told, and half of one ends the command, without its key', async () => {
  await fill();
  const gateway = { url: 'https://gateway.example/vads-payment/', siteId: '12345678', key: 'a-secret' };
  expect(await verdicts({ gateway: { ...gateway, mode: 'TEST' } })).toMatchObject({ cards: 'warning' });
  expect(await verdicts({ gateway: { ...gateway, mode: 'PRODUCTION' } })).toMatchObject({ cards: 'ok' });
  const half = { API_DATA_DIR: dataDir(), DEMO: 'off', PAYMENT_URL: gateway.url, PAYMENT_KEY: gateway.key };
  const { ended, output } = startProcess('doctor.ts', half);
  expect(await ended).toBe(1);
  expect(output()).toContain('Card payments are half set: PAYMENT_SITE_ID, PAYMENT_MODE missing.');
  expect(output()).not.toContain(gateway.key);
});
