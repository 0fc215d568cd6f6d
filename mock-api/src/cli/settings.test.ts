import path from 'node:path';
import { expect, test } from 'vitest';
import { localLimits, noLimits, standardLimits } from '../auth/rateLimits.ts';
import { defaultDataDir, defaultDataDirInService, settingsFrom, settingsToStart } from './settings.ts';

test('without any variable the API has its defaults', () => {
  expect(settingsFrom({})).toEqual({
    port: 5000,
    host: '127.0.0.1',
    dataDir: path.normalize(defaultDataDir),
    demo: true,
    limits: localLimits,
    shopUrl: 'http://localhost:4173',
    trustedProxies: 0,
    docs: true,
    allowedOrigins: [
      'http://localhost:4173',
      'http://127.0.0.1:4173',
      'http://localhost:5173',
      'http://127.0.0.1:5173',
      'http://localhost:6006',
      'http://127.0.0.1:6006',
    ],
  });
});

test('each variable changes its setting', () => {
  const env = { API_PORT: '5001', API_HOST: '0.0.0.0', API_DATA_DIR: '/data', DEMO: 'off', SHOP_PORT: '8080' };
  expect(settingsFrom(env)).toMatchObject({ port: 5001, host: '0.0.0.0', dataDir: path.resolve('/data'), demo: false });
  expect(settingsFrom(env).allowedOrigins).toContain('http://localhost:8080');
});

test.each([
  ['9464', { host: '127.0.0.1', port: 9464 }],
  ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
])('figures are read at %s', (API_METRICS, metrics) => {
  expect(settingsFrom({ API_METRICS }).metrics).toEqual(metrics);
});

test.each(['metrics', ':9464', '99999'])('figures at %s are refused', (API_METRICS) => {
  expect(() => settingsFrom({ API_METRICS })).toThrow('API_METRICS must be a port');
});

test('a shop in service has a folder of its own', () => {
  expect(settingsFrom({ DEMO: 'off' }).dataDir).toBe(path.normalize(defaultDataDirInService));
});

test('the allowed origins can be given as a list', () => {
  const env = { API_ALLOWED_ORIGINS: 'https://maison-nuee.example/, https://www.maison-nuee.example,' };
  expect(settingsFrom(env).allowedOrigins).toEqual(['https://maison-nuee.example', 'https://www.maison-nuee.example']);
});

test.each([
  { NODE_ENV: 'production' },
  { NODE_ENV: 'production', DEMO: 'on' },
  { DEMO: 'off' },
  { API_HOST: '0.0.0.0' },
])('with %j the contract can’t be browsed', (env) => {
  expect(settingsFrom(env).docs).toBe(false);
});

test.each([{}, { API_HOST: '::1' }, { DEMO: 'on', API_HOST: '0.0.0.0', NODE_ENV: 'production' }])(
  'with %j it is the demonstration',
  (env) => {
    expect(settingsFrom(env).demo).toBe(true);
  },
);

test.each([{ DEMO: 'off' }, { NODE_ENV: 'production' }, { API_HOST: '0.0.0.0' }, { API_TRUSTED_PROXIES: '1' }])(
  'with %j it isn’t, by default or explicitly',
  (env) => {
    expect(settingsFrom(env).demo).toBe(false);
  },
);

test('a switch that says something else, or has its old name, is refused by name', () => {
  expect(() => settingsFrom({ DEMO: 'false' })).toThrow('DEMO must be on or off: it is "false".');
  expect(() => settingsFrom({ API_DEMO: 'off' })).toThrow('API_DEMO is called DEMO now');
});

test.each(['abc', '-1', '70000', '50.5'])('the port %s is refused by name', (port) => {
  expect(() => settingsFrom({ API_PORT: port })).toThrow(
    `API_PORT must be a port number from 0 to 65535: it is "${port}".`,
  );
});

test('limits are those of an open shop, some of them changed, or none', () => {
  expect(settingsFrom({ API_LIMITS: 'requests=3000, registrations=50' }).limits).toEqual({
    ...standardLimits,
    requests: 3_000,
    registrations: 50,
  });
  expect(settingsFrom({ API_LIMITS: 'off' }).limits).toEqual(noLimits);
});

test.each([{}, { API_HOST: 'localhost' }, { API_HOST: '::1' }, { API_HOST: '127.0.0.2' }])(
  'a demonstration on this machine doesn’t limit a test suite: %j',
  (env) => {
    expect(settingsFrom(env).limits).toEqual(localLimits);
  },
);

test.each([
  { API_HOST: '0.0.0.0' },
  { API_HOST: '192.0.2.1' },
  { DEMO: 'off' },
  { API_HOST: '0.0.0.0', DEMO: 'on' },
  { NODE_ENV: 'production' },
  { API_TRUSTED_PROXIES: '1' },
])('with %j the limits apply', (env) => {
  expect(settingsFrom(env).limits).toEqual(standardLimits);
});

test('explicit limits apply, even in a demonstration', () => {
  expect(settingsFrom({ API_LIMITS: 'registrations=30' }).limits).toEqual(standardLimits);
});

test.each(['requests', 'requests=0', 'requests=many', 'toString=1', 'visits=3', 'on'])(
  'the limits %s are refused by name',
  (limits) => {
    expect(() => settingsFrom({ API_LIMITS: limits })).toThrow(`API_LIMITS must be off or name=number`);
  },
);

test('the log goes where it is told, and the proxies are counted', () => {
  expect(settingsFrom({ API_LOG: 'stdout', API_TRUSTED_PROXIES: '1' })).toMatchObject({
    log: 'stdout',
    trustedProxies: 1,
  });
  expect(settingsFrom({ API_LOG: '/var/log/api.jsonl' }).log).toBe(path.resolve('/var/log/api.jsonl'));
  expect(() => settingsFrom({ API_TRUSTED_PROXIES: 'true' })).toThrow('API_TRUSTED_PROXIES');
});

test('the shop has the configured address, whose pages may call, otherwise it is on this machine', () => {
  const { shopUrl, allowedOrigins } = settingsFrom({ SHOP_URL: 'https://shop.example/' });
  expect(shopUrl).toBe('https://shop.example');
  expect(allowedOrigins).toContain(shopUrl);
  expect(settingsFrom({ SHOP_PORT: '8123' }).shopUrl).toBe('http://localhost:8123');
  expect(() => settingsFrom({ SHOP_URL: 'shop.example' })).toThrow('SHOP_URL must be the address of the shop');
});

test('a shop in service starts with its address only; what keeps its data works without', () => {
  expect(() => settingsToStart({ DEMO: 'off' })).toThrow('needs its public address: set SHOP_URL');
  expect(settingsToStart({ DEMO: 'off', SHOP_URL: 'https://shop.example' }).demo).toBe(false);
  expect(settingsToStart({}).demo).toBe(true);
  expect(settingsFrom({ DEMO: 'off' }).demo).toBe(false);
});

test('mails are sent through the configured server', () => {
  const url = 'smtps://boutique:secret@mail.example:465';
  expect(settingsFrom({ SMTP_URL: url }).smtpUrl).toBe(url);
  expect(settingsFrom({ SMTP_URL: '' })).not.toHaveProperty('smtpUrl');
});

test.each(['mail.example:25', 'https://:secret@mail.example', 'smtp://', 'secret'])(
  'a mail server named %s is refused, without its password',
  (url) => {
    const read = () => settingsFrom({ SMTP_URL: url });
    expect(read).toThrow('SMTP_URL must be smtp://host:port');
    expect(read).not.toThrow('secret');
  },
);

const gateway = {
  DEMO: 'off',
  PAYMENT_URL: 'https://gateway.example/vads-payment/',
  PAYMENT_SITE_ID: '12345678',
  PAYMENT_KEY: 'a-secret-of-the-gateway',
  PAYMENT_MODE: 'TEST',
};

test('a bank gateway is set by its four variables, in service only', () => {
  expect(settingsFrom({ DEMO: 'off' }).gateway).toBeUndefined();
  expect(settingsFrom(gateway).gateway).toEqual({
    url: 'https://gateway.example/vads-payment/',
    siteId: '12345678',
    key: 'a-secret-of-the-gateway',
    mode: 'TEST',
  });
  expect(() => settingsFrom({ ...gateway, DEMO: 'on' })).toThrow('The demonstration takes no money');
});

test.each(['PAYMENT_URL', 'PAYMENT_SITE_ID', 'PAYMENT_KEY', 'PAYMENT_MODE'])(
  'a gateway without %s is half set, which is refused without a word of its key',
  (name) => {
    const start = () => settingsFrom({ ...gateway, [name]: '' });
    expect(start).toThrow(`Card payments are half set: ${name} missing.`);
    expect(start).not.toThrow('a-secret');
  },
);

test.each([
  { PAYMENT_URL: 'http://gateway.example/' },
  { PAYMENT_URL: 'gateway' },
  { PAYMENT_SITE_ID: '1234' },
  { PAYMENT_MODE: 'LIVE' },
])('a gateway with %j is refused by the name of the variable', (wrong) => {
  expect(() => settingsFrom({ ...gateway, ...wrong })).toThrow(Object.keys(wrong)[0]);
});
